import styled from '@emotion/styled';
import { useId } from 'react';
import type { Words } from '../texts/text';
import { useReadiness } from './InteractionGuard';
import { AlertIcon } from './icons';
import { bareButton, row, smallPrint, square } from './mixins';
import { worded } from './shortened';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 var(--space-4);
  padding-block: var(--space-2);
  label {
    font-weight: 600;
    padding-block: 0.5rem;
    min-inline-size: 0;
  }
  p {
    grid-column: 1;
    ${smallPrint}
  }
  label + * + p {
    margin-block-start: -0.375rem;
  }
  p[data-error] {
    ${row}
    gap: var(--space-1);
    color: var(--danger);
    font-weight: 650;
  }
`;

// Drawn as lines, so that the knob's sign is not part of the page's text.
const check = 'm7 12.5 3.5 3.5L17 9';
const cross = 'm8 8 8 8m0-8-8 8';

const Track = styled.button`
  ${bareButton}
  position: relative;
  inline-size: 3.5rem;
  block-size: 2.75rem;
  &::before {
    content: "";
    position: absolute;
    inset: 0.375rem 0;
    border: 2px solid var(--outline);
    border-radius: var(--radius-round);
    background: var(--surface);
  }
  svg {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-start: 0.375rem;
    ${square('1.25rem')}
    border-radius: 50%;
    background: var(--outline);
    color: var(--surface);
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
    transition: transform 0.14s cubic-bezier(0.2, 0, 0, 1);
  }
  &[aria-checked="true"]::before {
    border-color: var(--brand);
    background: var(--brand);
  }
  &[aria-checked="true"] svg {
    transform: translateX(calc(1.5rem * var(--inline-direction)));
    background: var(--on-brand);
    color: var(--brand);
  }
  &:disabled {
    cursor: not-allowed;
  }
  &[aria-disabled] {
    opacity: 0.55;
  }
  &:disabled::before {
    border-color: var(--outline);
    border-style: dashed;
    background: var(--sunken);
  }
  &:disabled svg {
    background: var(--ink-muted);
    color: var(--surface);
  }
  &[data-saving] svg {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[aria-checked="true"]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

interface SwitchProps {
  label: string;
  checked: boolean;
  onToggle: () => void;
  description?: string | undefined;
  /** Why the member cannot change it; disables the switch. */
  disabledReason?: string | undefined;
  /** What went wrong with the last change. */
  error?: Words | undefined;
  /** A change is being sent. */
  saving?: boolean | undefined;
}

/** A setting that is on or off; screen readers read description, reason and error with it. */
export const Switch = ({
  label,
  checked,
  onToggle,
  description,
  disabledReason,
  error,
  saving = false,
}: SwitchProps) => {
  const id = useId();
  const described = [error && `${id}-error`, description && `${id}-description`, disabledReason && `${id}-reason`];
  return (
    <Row>
      <label htmlFor={`${id}-switch`}>
        <span {...worded(label)} />
      </label>
      <Track
        id={`${id}-switch`}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-busy={saving}
        data-saving={saving ? '' : undefined}
        disabled={Boolean(disabledReason)}
        onClick={onToggle}
        {...useReadiness()}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d={checked ? check : cross} />
        </svg>
      </Track>
      {description ? <p id={`${id}-description`} {...worded(description, 'description')} /> : null}
      {disabledReason ? <p id={`${id}-reason`}>{disabledReason}</p> : null}
      {error ? (
        <p id={`${id}-error`} data-error="">
          <AlertIcon />
          <span {...worded(error)} />
        </p>
      ) : null}
    </Row>
  );
};
