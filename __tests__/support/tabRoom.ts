/** The tabs of one browser: what one posts, the others hear. */
export interface TabRoom {
  readonly BroadcastChannel: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Opens a room for tabs. A message is copied and arrives in a later task, as in a browser, so that virtual time must
 * pass.
 */
export const createTabRoom = (): TabRoom => {
  const channels = new Set<Channel>();
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(message: unknown) {
      const data: unknown = structuredClone(message);
      for (const channel of channels) {
        if (channel === this || channel.name !== this.name) continue;
        setTimeout(() => channel.dispatchEvent(new MessageEvent('message', { data })), 0);
      }
    }
  }
  return { BroadcastChannel: Channel as TabRoom['BroadcastChannel'] };
};
