import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

/** How loud a button is: at most one primary in a view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

const StyledButton = styled.button`
display:inline-flex;align-items:center;justify-content:center;gap:var(--space-2);min-block-size:2.75rem;min-inline-size:2.75rem;
padding:.5rem 1.25rem;border:1px solid transparent;border-radius:var(--radius-round);background:none;color:var(--brand);
font-weight:600;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .15s,border-color .15s,box-shadow .15s;
&:focus-visible{border-radius:var(--radius-round)}
&[data-kind=primary]{background:var(--brand);color:var(--on-brand);box-shadow:var(--shadow-rest)}
&[data-kind=primary]:hover{background:var(--brand-strong)}
&[data-kind=secondary]{border-color:var(--outline);background:var(--surface)}
&[data-kind=secondary]:hover,&[data-kind=quiet]:hover{background:var(--sunken);color:var(--brand-strong)}
&:active{translate:0 1px}
&:disabled,&[aria-disabled=true]{cursor:not-allowed;opacity:.55;box-shadow:none}
@media (forced-colors:active){border-color:ButtonBorder}
`;

/** A button of at least 44 by 44 px; its type is "button" unless said otherwise. */
export const Button = ({ kind = 'secondary', ...rest }: ComponentProps<'button'> & { kind?: ButtonKind }) => (
  <StyledButton type="button" data-kind={kind} {...rest} />
);

/** A link that looks like a {@link Button}. */
export const ButtonLink = ({ kind = 'secondary', ...rest }: ComponentProps<'a'> & { kind?: ButtonKind }) => (
  <AnchorButton data-kind={kind} {...rest} />
);

const AnchorButton = StyledButton.withComponent('a');
