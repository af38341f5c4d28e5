/** The attributes of the one element that stays above every modal dialog. It needs its own parent to return to. */
export const staysAboveDialogs = { 'data-above-dialogs': '' };

/**
 * Moves the element that stays above dialogs into an open one, because everything outside a modal dialog is behind it
 * and inert, live regions included. It comes first there, as it is seen and as Tab reaches it (rule `toast.order`). It
 * is the same element, so its regions keep being announced. Returns a function that moves it back; call it before the
 * dialog leaves the page.
 */
export const liftInto = (dialog: HTMLElement): (() => void) => {
  const lifted = dialog.ownerDocument.querySelector('[data-above-dialogs]');
  const home = lifted?.parentElement;
  if (!lifted || !home) return () => undefined;
  dialog.prepend(lifted);
  return () => home.append(lifted);
};

/**
 * Swallows the second click of a double click whose first click has just closed something: it was not meant for what is
 * behind. Ends with the next first click.
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
