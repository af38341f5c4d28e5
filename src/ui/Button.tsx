import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useReadiness } from './InteractionGuard';
import { filled } from './mixins';

/** How prominent a button is: at most one primary in a view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

const StyledButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  background: none;
  color: var(--brand);
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &[data-kind="primary"] {
    ${filled}
    &:hover {
      background: var(--brand-strong);
    }
  }
  &[data-kind="secondary"] {
    border-color: var(--outline);
    background: var(--surface);
  }
  &[data-kind="quiet"] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-kind="secondary"]:hover,
  &[data-kind="quiet"]:hover {
    border-color: currentColor;
    background: var(--brand-soft);
    color: var(--brand-strong);
  }
  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  /* As large as the words need that it shows at other times. */
  &[data-otherwise] {
    display: inline-grid;
    place-items: center;
    > span,
    &::after {
      grid-area: 1 / 1;
    }
    &::after {
      content: attr(data-otherwise);
      visibility: hidden;
    }
  }
  /* Without an edge, its words are flush with those above them. */
  &[data-kind="quiet"][data-otherwise] {
    justify-items: start;
  }
`;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** Words that it shows at other times: it is as large as they need, so that nothing moves. */
  readonly otherwise?: string;
  /** It closes a dialog and commits to nothing, so it counts sooner than other buttons. */
  readonly closes?: boolean;
}

/** A button of at least 44 by 44 px, which says while it does not count yet ({@link useReadiness}). */
export const Button = ({ kind = 'secondary', otherwise, closes = false, children, ...rest }: ButtonProps) => (
  <StyledButton
    type="button"
    data-kind={kind}
    data-otherwise={otherwise}
    data-closes={closes ? '' : undefined}
    {...rest}
    {...useReadiness(closes)}
  >
    {otherwise === undefined ? children : <span>{children}</span>}
  </StyledButton>
);

/** A link that looks like a {@link Button}. */
export const ButtonLink = ({ kind = 'secondary', ...rest }: ComponentProps<'a'> & { kind?: ButtonKind }) => (
  <AnchorButton data-kind={kind} {...rest} {...useReadiness()} />
);

const AnchorButton = StyledButton.withComponent('a');
