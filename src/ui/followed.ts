import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/**
 * Handlers of a link, or of an element whose markup is not ours, that report when the link, or one within it, is
 * followed: by click, by key, or by the middle button into another tab.
 */
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
