/** The attributes of an element that stays above every modal dialog, as the announcer does. */
export const staysAboveDialogs = { 'data-above-dialogs': '' };

/** Where what stays above dialogs was before any was open. */
const homes = new WeakMap<Element, Element | null>();

/**
 * Moves what stays above dialogs into an open one, outside which all is inert, as its first (rule `toast.order`).
 * Returns what moves it back. A dialog may stand above another, which may leave the page first.
 */
export const liftInto = (dialog: HTMLElement): (() => void) => {
  const returns = [...dialog.ownerDocument.querySelectorAll('[data-above-dialogs]')].map((lifted) => {
    const before = lifted.parentElement;
    const home = homes.get(lifted) ?? before;
    homes.set(lifted, home);
    dialog.prepend(lifted);
    return () => {
      if (lifted.parentElement !== dialog) return;
      if (before !== home && before?.isConnected) before.prepend(lifted);
      else home?.append(lifted);
    };
  });
  return () => {
    for (const goBack of returns) goBack();
  };
};

/** Swallows the second click of a double click whose first has just closed something: it is not for what is behind. */
export const swallowDoubleClick = (page: Document): void => {
  const swallow = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else page.removeEventListener('click', swallow, true);
  };
  page.addEventListener('click', swallow, true);
};

/** What changes how the page's root element is drawn, as an attribute of it. */
type PageMark = 'data-dialog' | 'data-bar' | 'data-toasts';

/**
 * Counts one more of `mark` on the root element, for the global styles; returns what counts it no more. A rule
 * `html:has(…)` would have the root styled anew for each element that enters the page (rule `start.styles`).
 */
export const markPage = (element: Element, mark: PageMark): (() => void) => {
  const { documentElement: root } = element.ownerDocument;
  const count = (change: 1 | -1) => {
    const held = Number(root.getAttribute(mark)) + change;
    if (held === 0) root.removeAttribute(mark);
    else root.setAttribute(mark, String(held));
  };
  count(1);
  return () => count(-1);
};

/** The ref of an element that is counted while it is drawn. */
export const marking = (mark: PageMark) => (element: HTMLElement | null) =>
  element ? markPage(element, mark) : undefined;
