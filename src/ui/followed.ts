import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/** Handlers that report when a link is followed: by click, by key, or by the middle button into another tab. */
export const followed = (onFollow: (() => void) | undefined) => ({
  onClick: onFollow,
  onAuxClick: onFollow && (({ button }: MouseEvent) => button === MIDDLE_BUTTON && onFollow()),
});

/** The same for all links within an element whose markup is not ours. */
export const followedWithin = (onFollow: () => void) => {
  const follow = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href]') !== null) onFollow();
  };
  return {
    onClick: follow,
    onAuxClick: (event: MouseEvent): void => {
      if (event.button === MIDDLE_BUTTON) follow(event);
    },
  };
};
