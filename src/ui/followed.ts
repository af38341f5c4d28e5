import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/** The handlers by which a link tells that it is followed: by click, by key, or by the middle button into another tab. */
export const followed = (onFollow: (() => void) | undefined) => ({
  onClick: onFollow,
  onAuxClick: onFollow && (({ button }: MouseEvent) => button === MIDDLE_BUTTON && onFollow()),
});
