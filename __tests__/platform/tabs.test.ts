import type { PortalWindow } from '../../src/platform/services';
import { createTabs } from '../../src/platform/tabs';

/** A browser whose tabs are connected, what was sent between them, and a way to send anything. */
const browser = () => {
  const wire: unknown[] = [];
  const channels: EventTarget[] = [];
  const say = (data: unknown, from?: EventTarget) => {
    wire.push(data);
    for (const channel of channels) if (channel !== from) channel.dispatchEvent(new MessageEvent('message', { data }));
  };
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage(data: unknown) {
      say(data, this);
    }
  }
  const tab = (session: string) => {
    const heard: string[] = [];
    const tabs = createTabs({ BroadcastChannel: Channel } as unknown as PortalWindow, () => session);
    return { tabs, heard, stop: tabs.subscribe((topic) => heard.push(topic)) };
  };
  return { tab, wire, say: (data: unknown) => say(data) };
};

describe('the tabs of a browser', () => {
  it('reach each other, and none hears itself', () => {
    const { tab } = browser();
    const [one, other] = [tab('member-1'), tab('member-1')];
    one.tabs.tell('decided');
    expect([one.heard, other.heard]).toEqual([[], ['decided']]);
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

  it('ignore what others send on the same channel, whatever its form', () => {
    const { tab, wire, say } = browser();
    const [one, other] = [tab('member-1'), tab('member-1')];
    one.tabs.tell('decided');
    const [{ session }] = wire as [{ session: number }];
    const malformed = [
      undefined,
      null,
      'decided',
      7,
      [],
      {},
      { session },
      { topic: 'decided' },
      { topic: {}, session },
    ];
    for (const data of malformed) say(data);
    expect(other.heard).toEqual(['decided']);
  });

  it('of a browser that forbids it work alone', () => {
    const forbidden = class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    };
    const tabs = createTabs({ BroadcastChannel: forbidden } as unknown as PortalWindow, () => '');
    const stop = tabs.subscribe(() => undefined);
    expect(() => tabs.tell('decided')).not.toThrow();
    expect(stop).not.toThrow();
  });
});
