/** The tabs of one browser: what one posts, the others hear. */
export interface TabRoom {
  readonly BroadcastChannel: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

/** Opens a room for tabs. A message arrives in a later task, as in a browser, so that virtual time must pass. */
export const createTabRoom = (): TabRoom => {
  const channels = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const channel of channels) {
        if (channel !== this) setTimeout(() => channel.dispatchEvent(new MessageEvent('message', { data })), 0);
      }
    }
  }
  return { BroadcastChannel: Channel as TabRoom['BroadcastChannel'] };
};
