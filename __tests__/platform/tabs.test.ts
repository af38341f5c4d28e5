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
  it('reach each other, but neither themselves nor another member, and never send the identity', () => {
    const { tab, wire } = browser();
    const [one, other, stranger] = [tab('secret-1'), tab('secret-1'), tab('secret-2')];
    one.tabs.tell('decided');
    other.stop();
    one.tabs.tell('again');
    expect([one.heard, other.heard, stranger.heard]).toEqual([[], ['decided'], []]);
    expect(JSON.stringify(wire)).not.toContain('secret');
  });

  it('ignore what others send on the same channel, whatever its form', () => {
    const { tab, wire, say } = browser();
    const [one, other] = [tab('member-1'), tab('member-1')];
    one.tabs.tell('decided');
    const [{ session }] = wire as [{ session: number }];
    for (const data of [undefined, null, 'decided', 7, [], {}]) say(data);
    for (const data of [{ session }, { topic: 'decided' }, { topic: {}, session }]) say(data);
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
