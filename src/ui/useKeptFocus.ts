import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button, input';

const itemOf = (element: Element) => element.closest<HTMLElement>('[data-item]');

/**
 * Keeps the focus on the same control of an item (`data-item`, its key) whose element is made anew on another page.
 * Returns the handlers of `frame`; `onItem` gets the key of an item that receives the focus.
 */
export const useKeptFocus = (frame: RefObject<HTMLElement | null>, onItem: (key: string) => void) => {
  const place = useRef<{ readonly key: string; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    const around = frame.current;
    if (place.current === undefined || around === null) return;
    const { activeElement, body } = around.ownerDocument;
    // It is still there, or the member has moved it.
    if (activeElement !== body && activeElement !== null) return;
    const { key, index } = place.current;
    const item = [...around.querySelectorAll<HTMLElement>('[data-item]')].find(({ dataset }) => dataset.item === key);
    place.current = undefined;
    item?.querySelectorAll<HTMLElement>(focusable)[index]?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const item = itemOf(target);
      const key = item?.dataset.item;
      if (item === null || key === undefined) return;
      place.current = { key, index: [...item.querySelectorAll(focusable)].indexOf(target) };
      onItem(key);
    },
    onBlur: () => {
      place.current = undefined;
    },
  };
};
