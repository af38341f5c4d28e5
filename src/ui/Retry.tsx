import { useContext, useId } from 'react';
import { text } from '../texts/text';
import { Button, type ButtonKind } from './Button';
import { TileHeadingId } from './TileParts';

export interface RetryButtonProps {
  readonly onRetry: () => void;
  readonly kind?: ButtonKind;
  /** What it asks for, as a part of its name; by default the heading of the tile around it. */
  readonly name?: string | undefined;
  /** The answer is awaited. */
  readonly busy?: boolean | undefined;
  readonly children?: string;
}

/** Asks for something again, and keeps the focus until it is gone (rules `retry.focus`, `focus.kept`). */
export const RetryButton = ({
  onRetry,
  kind = 'quiet',
  name,
  busy = false,
  children = text('action.tryAgain'),
}: RetryButtonProps) => {
  const id = useId();
  const tile = useContext(TileHeadingId);
  const trying = text('action.tryingAgain');
  const words = busy ? trying : children;
  return (
    <Button
      id={id}
      kind={kind}
      aria-label={name && text('action.named', { action: words, name })}
      aria-labelledby={name === undefined && tile !== undefined ? `${id} ${tile}` : undefined}
      aria-disabled={busy}
      otherwise={busy ? children : trying}
      onClick={busy ? undefined : onRetry}
    >
      {words}
    </Button>
  );
};
