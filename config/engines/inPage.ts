/** What a page says about itself; {@link inPage} puts it into every page as `window.seen`. */
export interface SeenInPage {
  /** Uncaught errors and rejections, and what was written to the console as an error. */
  readonly errors: readonly string[];
  /** The elements in view of a role that have this name; every name, if it is left out. */
  find(role: string, name?: string): HTMLElement[];
  /** Whether something in view still loads, or moves. */
  isBusy(): boolean;
}

declare global {
  interface Window {
    seen: SeenInPage;
  }
}

/** Runs in every page before its own scripts; sent as text, so that it uses nothing from outside. */
export const inPage = (): void => {
  const errors: string[] = [];
  const textOf = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) errors.push(`uncaught ${event.message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected ${textOf(reason)}`));
  const { error } = console;
  console.error = (...given: unknown[]) => {
    errors.push(given.map(textOf).join(' '));
    error.apply(console, given);
  };

  const selectors: Readonly<Record<string, string>> = {
    button: 'button:not([role])',
    dialog: 'dialog[open]',
    heading: 'h1,h2,h3,h4,h5,h6',
    link: 'a[href]',
    progressbar: '[role=progressbar]',
    region: 'section',
    slide: '[aria-roledescription=slide]',
    switch: '[role=switch]',
  };
  const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = element instanceof HTMLButtonElement ? [...element.labels] : [];
    const naming = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : labels;
    const named = naming.map((label) => words(label?.textContent ?? '')).join(' ');
    return named || element.getAttribute('aria-label') || words(element.textContent);
  };
  const isInView = (element: Element): boolean => {
    if (element.closest('[inert]') !== null || !element.checkVisibility({ visibilityProperty: true })) return false;
    const modal = document.querySelector('dialog:modal:not([inert] *)');
    return modal === null || modal.contains(element) || element.closest('[data-above-dialogs]') !== null;
  };
  window.seen = {
    errors,
    find: (role, name) =>
      [...document.querySelectorAll<HTMLElement>(selectors[role] ?? role)].filter(
        (element) => isInView(element) && ((name ?? undefined) === undefined || nameOf(element) === name),
      ),
    isBusy: () =>
      document.querySelector(':is([aria-busy="true"], [data-skeleton]):not([inert] *)') !== null ||
      document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity),
  };
};
