// An item or tile may be drawn again as another element: the key identifies it.
const keyOf = ({ dataset }: HTMLElement) => dataset.item ?? dataset.tile;

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/**
 * From now on, when a focused control disappears, the focus stays near (rule `focus.kept`): on the control of the same
 * name in the same item or block, else on the item or block itself, or on the heading around it.
 */
export const keepFocus = (page: Document): void => {
  const all = (selector: string, within: ParentNode = page) => [...within.querySelectorAll<HTMLElement>(selector)];
  const blocks = () => all('section, dialog, [data-item], [tabindex="-1"]:not(main)');
  let control: Element | undefined;
  // From the outermost on.
  let around: readonly HTMLElement[] = [];

  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    control = target;
    around = blocks().filter((block) => block.contains(target));
  });
  // Some browsers also report `focusout` of a control that is being removed.
  page.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (control?.isConnected && control !== page.activeElement) control = undefined;
    }),
  );
  new MutationObserver(() => {
    if (control === undefined || control.isConnected) return;
    const name = nameOf(control);
    control = undefined;
    const key = around.map(keyOf).find(Boolean);
    const place = key ? blocks().find((block) => keyOf(block) === key) : around.at(-1);
    const same = place && all('a[href], button', place).find((other) => nameOf(other) === name);
    const [heading] = all(
      'h1, h2, h3',
      around.findLast(({ isConnected }) => isConnected),
    );
    heading?.setAttribute('tabindex', '-1');
    // Some browsers let a dialog itself have the focus, which is read out whole.
    for (const next of [same, place?.localName === 'dialog' ? heading : place, heading])
      if (page.activeElement === page.body) next?.focus({ preventScroll: true });
  }).observe(page.body, { childList: true, subtree: true });
};
