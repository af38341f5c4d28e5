import { useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/Button';

const atRest = 'Try again';
const underWay = 'Trying again';

/**
 * A button that asks for something again, says so while it is on its way (`busy`), and goes once it has come: whoever
 * pressed it then continues from the screen's heading.
 */
export const RetryButton = ({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed?.matches(':focus')) pressed.closest('main')?.querySelector('h1')?.focus();
    };
  }, []);
  return (
    <Button ref={button} kind="primary" aria-disabled={busy} otherwise={busy ? atRest : underWay} onClick={onRetry}>
      {busy ? underWay : atRest}
    </Button>
  );
};
