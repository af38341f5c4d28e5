import type { PortalWindow } from './services';

interface Stillness {
  readonly isStill: () => boolean;
  /** Calls back when the page is no longer still. */
  readonly wait: (goOn: () => void) => void;
  /** Called for each press that had no effect. */
  readonly pressed: () => void;
}

// Whatever a press leads to: links, buttons and switches by `click`, dialogs that are closed by `cancel`.
const PRESSES = ['click', 'auxclick', 'submit', 'cancel'];

/** Keeps a page still at times: presses have no effect, and requests are sent later (rule `past.click`). */
export const keepStill = (
  window: Pick<PortalWindow, 'fetch' | 'addEventListener'>,
  { isStill, wait, pressed }: Stillness,
): void => {
  const send = window.fetch.bind(window);
  window.fetch = async (address, init) => {
    while (isStill()) await new Promise<void>((resolve) => wait(resolve));
    return send(address, init);
  };
  const swallow = (event: Event) => {
    if (!isStill()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed();
  };
  for (const type of PRESSES) window.addEventListener(type, swallow, { capture: true });
  // At a second Escape browsers close a dialog without asking by `cancel`.
  const swallowEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') swallow(event);
  };
  window.addEventListener('keydown', swallowEscape, { capture: true });
};
