import type { Interaction } from './services';

/** The part of the browser's window that reports presses. */
export type InteractionWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

// Screen readers and voice control may send only a click.
const BEGIN_OR_END = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'click',
];

const USE = ['scroll', 'pointerdown', 'keydown', 'click'];

const activates = (event: Event): boolean => !('key' in event) || event.key === 'Enter' || event.key === ' ';

// On the window, in the capture phase, so that no other handler can stop the event first.
const listen = (window: InteractionWindow, types: readonly string[], hear: (event: Event) => void) => {
  for (const type of types) window.addEventListener(type, hear, { capture: true, passive: true });
  return () => {
    for (const type of types) window.removeEventListener(type, hear, { capture: true });
  };
};

/**
 * Presses anywhere on the page, by finger, mouse, pen or an activating key. Listens only while there is a subscriber.
 */
export const createInteraction = (window: InteractionWindow): Interaction => ({
  subscribe(listener) {
    let last: number | undefined;
    const hear = (event: Event) => {
      // The browser reports one press several times: as pointer, touch and mouse events.
      if (event.timeStamp === last || !activates(event)) return;
      last = event.timeStamp;
      listener();
    };
    return listen(window, BEGIN_OR_END, hear);
  },
  subscribeToUse: (listener) => listen(window, USE, listener),
});
