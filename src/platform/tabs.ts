import type { Tabs } from './services';

/** The part of the browser's window that connects tabs; older browsers have no BroadcastChannel. */
export interface TabsWindow {
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

const CHANNEL = 'portfolio-ui';

/** FNV-1a, 32 bits: distinguishes members and sessions without revealing what it is made from. */
export const digestOf = (text: string): number => {
  let digest = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    digest = Math.imul(digest ^ text.charCodeAt(place), 0x01000193);
  }
  return digest >>> 0;
};

const open = ({ BroadcastChannel }: TabsWindow) => {
  try {
    return BroadcastChannel === undefined ? undefined : new BroadcastChannel(CHANNEL);
  } catch {
    // Forbidden, as in some private windows: this tab works on its own.
    return undefined;
  }
};

/**
 * Connects the tabs of one browser in which the same session is signed in; without a channel each tab works on its own.
 * @param identity returns what identifies the session now
 */
export const createTabs = (window: TabsWindow, identity: () => string): Tabs => {
  const channel = open(window);
  return {
    tell(topic) {
      try {
        channel?.postMessage({ topic, session: digestOf(identity()) });
      } catch {
        // The channel is closed: the other tabs keep their dialog.
      }
    },
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('topic' in data) || !('session' in data)) return;
        if (typeof data.topic === 'string' && data.session === digestOf(identity())) listener(data.topic);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
};
