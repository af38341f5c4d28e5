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
