import { hashOf } from './hash';
import type { PortalWindow } from './services';

const open = ({ BroadcastChannel }: Pick<PortalWindow, 'BroadcastChannel'>) => {
  try {
    return new BroadcastChannel('portfolio-ui');
  } catch {
    // Forbidden, as in some private windows: this tab works on its own.
    return undefined;
  }
};

/** The other tabs of this browser in which the same session is signed in, which `identity` identifies. */
export const createTabs = (window: Pick<PortalWindow, 'BroadcastChannel'>, identity: () => string) => {
  const channel = open(window);
  return {
    /** Sends a topic to them; a topic contains no personal data. */
    tell: (topic: string): void => channel?.postMessage({ topic, session: hashOf(identity()) }),
    /** Called with each topic that they send. */
    subscribe(listener: (topic: string) => void) {
      const hear = ({ data }: MessageEvent<{ readonly topic: string; readonly session: number } | undefined>) => {
        if (typeof data?.topic === 'string' && data.session === hashOf(identity())) listener(data.topic);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
};
