import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/** Handlers of a link, or of what has links in it, that tell when one is followed, into another tab too. */
export const followed = (onFollow: (() => void) | undefined) => {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href]') !== null) onFollow?.();
  };
  return {
    onClick,
    onAuxClick: (event: MouseEvent): void => {
      if (event.button === MIDDLE_BUTTON) onClick(event);
    },
  };
};
