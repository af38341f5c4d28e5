import styled from '@emotion/styled';
import { useId } from 'react';

const Row = styled.div`
display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 var(--space-4);padding-block:var(--space-2);
label{font-weight:600;padding-block:.5rem;min-inline-size:0}
p{grid-column:1;color:var(--ink-muted);font-size:var(--text-small)}
label+*+p{margin-block-start:-.375rem}
p[data-error]{color:var(--danger);font-weight:600}
`;

const Track = styled.button`
position:relative;inline-size:3.25rem;block-size:2.75rem;padding:0;border:0;background:none;cursor:pointer;
&::before{content:'';position:absolute;inset-inline:0;inset-block:.5rem;border:2px solid var(--outline);border-radius:var(--radius-round);
background:var(--sunken);transition:background-color .2s,border-color .2s}
&::after{content:'';position:absolute;inset-block-start:.8125rem;inset-inline-start:.3125rem;inline-size:1.125rem;block-size:1.125rem;
border-radius:50%;background:var(--outline);transition:translate .2s,background-color .2s}
&[aria-checked=true]::before{background:var(--brand);border-color:var(--brand)}
&[aria-checked=true]::after{background:var(--on-brand);translate:calc(1.5rem*var(--inline-direction)) 0}
&:disabled{cursor:not-allowed;opacity:.6}
&[aria-busy=true]::after{opacity:.6}
@media (forced-colors:active){&::after{background:ButtonText;forced-color-adjust:none}
&[aria-checked=true]::before{background:Highlight;forced-color-adjust:none}&[aria-checked=true]::after{background:HighlightText}}
`;

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
  /** What the setting is about; read with the switch. */
  readonly description?: string | undefined;
  /** Why the member cannot change it; it disables the switch and is read with it. */
  readonly disabledReason?: string | undefined;
  /** What went wrong with the last change; read with the switch. */
  readonly error?: string | undefined;
  /** A change is on its way. */
  readonly saving?: boolean | undefined;
}

/** A setting that is on or off, with its label and what there is to say about it. */
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
  const described = [error && `${id}-error`, description && `${id}-description`, disabledReason && `${id}-reason`]
    .filter(Boolean)
    .join(' ');
  return (
    <Row>
      <label id={`${id}-label`} htmlFor={`${id}-switch`}>
        {label}
      </label>
      <Track
        id={`${id}-switch`}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        aria-busy={saving}
        disabled={Boolean(disabledReason)}
        onClick={onToggle}
      />
      {description ? <p id={`${id}-description`}>{description}</p> : null}
      {disabledReason ? <p id={`${id}-reason`}>{disabledReason}</p> : null}
      {error ? (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      ) : null}
    </Row>
  );
};
