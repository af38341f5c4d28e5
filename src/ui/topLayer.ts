/** The attributes of the one element that stays above every modal dialog. It needs a parent of its own to come back to. */
export const staysAboveDialogs = { 'data-above-dialogs': '' };

/**
 * Takes the element that stays above dialogs into an open one, because everything outside a modal dialog lies behind it
 * and is inert, live regions included. The element itself stays the same, so its regions keep being announced. Returns
 * the way back, to be taken before the dialog leaves the page.
 */
export const liftInto = (dialog: HTMLElement): (() => void) => {
  const lifted = dialog.ownerDocument.querySelector('[data-above-dialogs]');
  const home = lifted?.parentElement;
  if (!lifted || !home) return () => undefined;
  dialog.append(lifted);
  return () => home.append(lifted);
};

/**
 * Swallows the rest of a double click whose first click has just taken something away: it was not meant for what lay
 * behind. Ends with the first click that begins anew.
 */
export const swallowDoubleClick = (page: Document): void => {
  const swallow = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else page.removeEventListener('click', swallow, true);
  };
  page.addEventListener('click', swallow, true);
};
