import { useContext, useId, useLayoutEffect, useRef } from 'react';
import { text } from '../texts/text';
import { Button, type ButtonKind } from './Button';
import { TileHeadingId } from './TileParts';

export interface RetryButtonProps {
  readonly onRetry: () => void;
  readonly kind?: ButtonKind;
  /** Of which part it asks, for its name; that of the tile around by default. */
  readonly name?: string | undefined;
  /** The answer is awaited. */
  readonly busy?: boolean | undefined;
  readonly children?: string;
}

const CAN_TAKE_FOCUS = '[tabindex="-1"]';

/** Asks for something again. At success the focus moves to what is around it, or to the heading of its screen or dialog (rule `retry.focus`). */
export const RetryButton = ({
  onRetry,
  kind = 'quiet',
  name,
  busy = false,
  children = text('action.tryAgain'),
}: RetryButtonProps) => {
  const id = useId();
  const tile = useContext(TileHeadingId);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (!pressed?.matches(':focus')) return;
      const place = pressed.closest<HTMLElement>(`section, ${CAN_TAKE_FOCUS}:not(main)`);
      const target = place?.matches(CAN_TAKE_FOCUS) ? place : place?.querySelector<HTMLElement>(CAN_TAKE_FOCUS);
      const screen = pressed.closest('main')?.querySelector('h1');
      (target ?? screen ?? pressed.closest('dialog')?.querySelector<HTMLElement>(CAN_TAKE_FOCUS))?.focus();
    };
  }, []);
  const trying = text('action.tryingAgain');
  const words = busy ? trying : children;
  return (
    <Button
      ref={button}
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
