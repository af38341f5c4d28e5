import { createTabs, type TabsWindow } from '../../src/platform/tabs';

/** A browser whose tabs are connected, what was sent between them, and a way to send anything. */
const browser = () => {
  const wire: unknown[] = [];
  const listeners = new Map<object, (event: MessageEvent) => void>();
  const say = (data: unknown, from?: object) => {
    wire.push(data);
    for (const [owner, listener] of listeners) if (owner !== from) listener({ data } as MessageEvent);
  };
  class Channel {
    postMessage(data: unknown) {
      say(data, this);
    }
    addEventListener(type: string, listener: (event: MessageEvent) => void) {
      if (type === 'message') listeners.set(this, listener);
    }
    removeEventListener(type: string) {
      if (type === 'message') listeners.delete(this);
    }
  }
  const tab = (session: string) => {
    const heard: string[] = [];
    const tabs = createTabs({ BroadcastChannel: Channel } as unknown as TabsWindow, () => session);
    const stop = tabs.subscribe((topic) => heard.push(topic));
    return { tabs, heard, stop };
  };
  return { tab, wire, say: (data: unknown) => say(data) };
};

describe('the tabs of a browser', () => {
  it('reach each other, and none hears itself', () => {
    const { tab } = browser();
    const [one, other] = [tab('member-1'), tab('member-1')];
    one.tabs.tell('decided');
    expect(one.heard).toEqual([]);
    expect(other.heard).toEqual(['decided']);
    other.stop();
    one.tabs.tell('again');
    expect(other.heard).toEqual(['decided']);
  });

  it("of another member receive nothing, and the session's identity is not sent", () => {
    const { tab, wire } = browser();
    const [one, stranger] = [tab('secret-1'), tab('secret-2')];
    one.tabs.tell('decided');
    expect(stranger.heard).toEqual([]);
    expect(JSON.stringify(wire)).not.toContain('secret');
  });

  it('ignore what others send on the same channel, and keep hearing each other', () => {
    const { tab, wire, say } = browser();
    const [one, other] = [tab('member-1'), tab('member-1')];
    one.tabs.tell('decided');
    const [{ session }] = wire as [{ session: number }];
    const malformed = [undefined, null, 'decided', 7, [], {}, { session }, { topic: 'decided' }];
    for (const data of [...malformed, { topic: {}, session }, { topic: 'decided', session: `${session}` }]) {
      expect(() => say(data)).not.toThrow();
    }
    expect(other.heard).toEqual(['decided']);
    one.tabs.tell('again');
    expect(other.heard).toEqual(['decided', 'again']);
  });

  it.each<[string, TabsWindow]>([
    ['that cannot connect them', {}],
    [
      'that forbids it',
      {
        BroadcastChannel: class {
          constructor() {
            throw new DOMException('forbidden', 'SecurityError');
          }
        } as unknown as NonNullable<TabsWindow['BroadcastChannel']>,
      },
    ],
    [
      'whose channel is closed',
      {
        BroadcastChannel: class {
          postMessage() {
            throw new DOMException('closed', 'InvalidStateError');
          }
          addEventListener() {}
          removeEventListener() {}
        } as unknown as NonNullable<TabsWindow['BroadcastChannel']>,
      },
    ],
  ])('of a browser %s work alone', (_, window) => {
    const tabs = createTabs(window, () => '');
    const stop = tabs.subscribe(() => undefined);
    expect(() => tabs.tell('decided')).not.toThrow();
    expect(stop).not.toThrow();
  });
});
