/** Attributes of the root element on which the global styles depend. */
type PageMark = 'data-dialog' | 'data-bar' | 'data-toasts';

/**
 * Counts one more of `mark` on the root element, for the global styles; returns what takes it back. A selector
 * `html:has(…)` would make the browser restyle the root for each new element of the page (rule `start.styles`).
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
