import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './Button';
import { unavailable } from './money';
import { Tag } from './Tag';

export interface RetryButtonProps {
  readonly onRetry: () => void;
  readonly kind?: ButtonKind;
  /** Of which part it asks, for its name. */
  readonly name?: string;
  readonly children?: ReactNode;
}

/**
 * Asks for something again. It is about to disappear, so the focus moves to the place around it that can take it, where
 * the answer will be.
 */
export const RetryButton = ({ onRetry, kind = 'quiet', name, children = 'Try again' }: RetryButtonProps) => (
  <Button
    kind={kind}
    aria-label={name && `Try again: ${name}`}
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[tabindex="-1"]:not(main)')?.focus();
      onRetry();
    }}
  >
    {children}
  </Button>
);

export interface RetryProps {
  /** Of which part this is. */
  readonly name: string;
  /** Since when what is shown is old, as the member reads it; without it nothing is shown. */
  readonly asOf?: string | undefined;
  readonly onRetry: () => void;
}

/** Says that a part is unavailable, or since when it is old, with a {@link RetryButton} for that part alone. */
export const Retry = ({ name, asOf, onRetry }: RetryProps) => (
  <>
    {asOf === undefined ? <Tag state="unavailable">{unavailable}</Tag> : <span>{asOf}</span>}
    <RetryButton name={name} onRetry={onRetry} />
  </>
);
