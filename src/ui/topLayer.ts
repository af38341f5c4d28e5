/** Where what stays above dialogs (`data-above-dialogs`) was before any was open. */
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
