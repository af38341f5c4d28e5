import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/Button';

/**
 * A button that asks for something again and goes once it has come: whoever pressed it then continues from the screen's
 * heading.
 */
export const RetryButton = (props: ComponentProps<typeof Button>) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed?.matches(':focus')) pressed.closest('main')?.querySelector('h1')?.focus();
    };
  }, []);
  return <Button ref={button} {...props} />;
};
