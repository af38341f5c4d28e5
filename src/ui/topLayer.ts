/** The parents that elements with `data-above-dialogs` had before any dialog was open. */
const homes = new WeakMap<Element, Element | null>();

/**
 * Moves elements that stay above dialogs to the start of the top dialog, outside which all is inert (rule
 * `toast.order`), and back once none is open. By default the top dialog is the last open one in the page.
 */
export const placeAboveDialogs = (page: Document, top = [...page.querySelectorAll('dialog[open]')].at(-1)): void => {
  for (const placed of page.querySelectorAll('[data-above-dialogs]')) {
    const home = homes.get(placed) ?? placed.parentElement;
    homes.set(placed, home);
    // What stays where it is keeps its focus.
    if (placed.parentElement !== (top ?? home)) (top ?? home)?.prepend(placed);
  }
};
