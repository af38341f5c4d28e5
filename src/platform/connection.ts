import type { Connection } from './services';

/** The part of the browser's window that says whether there is a connection. */
export interface ConnectionWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** The browser's connection. It counts the returns, so that a call can tell whether it lived through one. */
export const createConnection = (window: ConnectionWindow): Connection => {
  let returns = 0;
  let lost = false;
  const listeners = new Set<(isOnline: boolean) => void>();
  const tell = (isOnline: boolean): void => {
    lost = !isOnline;
    for (const listener of listeners) listener(isOnline);
  };
  window.addEventListener('online', () => {
    returns += 1;
    tell(true);
  });
  window.addEventListener('offline', () => tell(false));
  return {
    // A browser that does not say so is taken to be connected.
    isOnline: () => window.navigator.onLine !== false,
    wasLost: () => lost,
    returns: () => returns,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
