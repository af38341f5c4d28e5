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
