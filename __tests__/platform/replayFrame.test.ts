import { REPLAY_READY } from '../../src/contract/sessionExchange';
import { offerReplay, type ReplayWindow } from '../../src/platform/replayFrame';

it('A page that replays is still for good, leaves the focus alone, and tells the page around it that it is ready', () => {
  const told: unknown[] = [];
  const sent: string[] = [];
  const focused: string[] = [];
  let presses = 0;
  const page = new EventTarget();
  const window: ReplayWindow = {
    fetch: async (address) => {
      sent.push(address);
      return new Response();
    },
    addEventListener: page.addEventListener.bind(page),
    HTMLElement: { prototype: { focus: () => void focused.push('focused') } },
    parent: { postMessage: (...message) => void told.push(message) },
    location: { origin: 'https://portal.example' },
  };
  const replay = { open: () => ({ problem: 'none' }), show: () => undefined };
  offerReplay(window, replay, () => {
    presses += 1;
  });
  void window.fetch('/a', {});
  const press = new Event('click', { cancelable: true });
  page.dispatchEvent(press);
  window.HTMLElement.prototype.focus();
  expect([press.defaultPrevented, presses, sent, focused]).toEqual([true, 1, [], []]);
  expect(window.sessionReplay).toBe(replay);
  expect(told).toEqual([[REPLAY_READY, 'https://portal.example']]);
});
