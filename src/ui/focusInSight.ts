/** Scrolls an element into view that has the focus by the keyboard (rule `focus.sight`). */
export const bringIntoSight = (focused: Element | null): void => {
  // Browsers do not scroll to an element that is partly visible. One that is pressed must not move away from the
  // finger. A screen's heading gets its focus from code, and the browser scrolls to it if necessary.
  if (focused?.matches(':focus-visible:not(h1)')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** From now on, what gets the focus by the keyboard in this element is scrolled into view. */
export const keepFocusInSight = (within: HTMLElement): void => {
  within.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) bringIntoSight(target);
  });
};
