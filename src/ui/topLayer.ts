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

/** What a page can hold that changes how its root element is drawn, as an attribute of that element. */
export type PageMark = 'data-dialog' | 'data-bar' | 'data-toasts';

const count = (root: HTMLElement, mark: PageMark, change: 1 | -1): void => {
  const held = Number(root.getAttribute(mark)) + change;
  if (held === 0) root.removeAttribute(mark);
  else root.setAttribute(mark, String(held));
};

/**
 * Counts one more of what `mark` names on the root element of the page that `element` is in; the global styles ask for
 * it. Returns a function that counts it no more, as React wants it of a ref. It is counted here because a rule
 * `html:has(…)` would have the browser style the root, with every custom property, for each element that enters the
 * page (rule `start.styles`).
 */
export const markPage = (element: Element, mark: PageMark): (() => void) => {
  const { documentElement: root } = element.ownerDocument;
  count(root, mark, 1);
  return () => count(root, mark, -1);
};

/** The ref of an element that counts for as long as it is drawn; see {@link markPage}. */
export const marking = (mark: PageMark) => (element: HTMLElement | null) =>
  element ? markPage(element, mark) : undefined;
