import { createConnection, createInteraction, createPageFront, FIRST } from '../../src/platform/pageEvents';

type Happening = DocumentVisibilityState | 'restored' | 'loaded' | 'focus' | 'focus of a button';

const happen = (what: Happening) => {
  if (what === 'restored' || what === 'loaded') {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: what === 'restored' }));
    return;
  }
  if (what === 'focus' || what === 'focus of a button') {
    (what === 'focus' ? window : document.body).dispatchEvent(new Event('focus'));
    return;
  }
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(what);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

it.each<[string, readonly Happening[], number, number, number]>([
  ['that is selected again comes to the front, without being restored', ['hidden', 'visible'], 1, 1, 0],
  ['that the browser restores comes to the front, also without a change of visibility (WebKit)', ['restored'], 1, 1, 1],
  ['whose tab is left does not', ['hidden'], 0, 0, 0],
  ['that has just loaded does not', ['loaded'], 0, 0, 0],
  ['beside another window has the focus again, and does not', ['focus'], 0, 1, 0],
  ['in which a button gets the focus does not', ['focus of a button'], 0, 0, 0],
])('A page %s', (_, happenings, fronts, focused, returns) => {
  const front = createPageFront(window);
  const heard = { fronts: 0, focused: 0, returns: 0 };
  const stops = [
    front.subscribeFocus(() => {
      heard.focused += 1;
    }, FIRST),
    front.subscribe(() => {
      heard.fronts += 1;
    }),
    front.subscribeReturn(() => {
      heard.returns += 1;
    }),
  ];
  for (const what of happenings) happen(what);
  expect(heard).toEqual({ fronts, focused, returns });
  for (const stop of stops) stop();
  for (const what of ['visible', 'restored', 'focus'] as const) happen(what);
  expect(heard).toEqual({ fronts, focused, returns });
});

// Rule `connection.events`.
it('Each loss and return of the connection is told until nobody listens, and the returns are counted', () => {
  const browser = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const connection = createConnection(browser);
  const heard: boolean[] = [];
  const stop = connection.subscribe((isOnline) => heard.push(isOnline));
  expect([connection.isOnline(), connection.wasLost()]).toEqual([true, false]);
  for (const type of ['offline', 'online', 'offline']) browser.dispatchEvent(new Event(type));
  browser.navigator.onLine = false;
  expect([connection.isOnline(), connection.wasLost()]).toEqual([false, true]);
  expect(heard).toEqual([false, true, false]);
  stop();
  browser.dispatchEvent(new Event('online'));
  expect([connection.wasLost(), connection.returns(), heard.length]).toEqual([false, 2, 3]);
});

describe('what is pressed', () => {
  const listen = (how: 'subscribe' | 'subscribeToUse') => {
    let heard = 0;
    const stop = createInteraction(window)[how](() => {
      heard += 1;
    });
    return { heard: () => heard, stop };
  };
  const press = (event: Event, timeStamp: number) =>
    document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));

  it.each([
    ['subscribe', ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click']],
    ['subscribeToUse', ['scroll', 'pointerdown', 'keydown', 'click']],
  ] as const)('is told by %s of each event, even if a handler stops it, until nobody listens', (how, types) => {
    const { heard, stop } = listen(how);
    for (const [index, type] of types.entries()) {
      document.body.addEventListener(type, (event) => event.stopImmediatePropagation(), { once: true, capture: true });
      press(new Event(type, { bubbles: true }), index);
      expect(heard()).toBe(index + 1);
    }
    stop();
    press(new Event('click', { bubbles: true }), 100);
    expect(heard()).toBe(types.length);
  });

  it.each([
    ['Enter', 2],
    [' ', 2],
    ['Tab', 0],
    ['a', 0],
  ])('counts the key %j %d times, down and up', (key, times) => {
    const { heard, stop } = listen('subscribe');
    for (const [at, type] of ['keydown', 'keyup'].entries()) press(new KeyboardEvent(type, { key, bubbles: true }), at);
    expect(heard()).toBe(times);
    stop();
  });

  it('counts a pointer, a touch and a mouse event of the same moment once', () => {
    const { heard, stop } = listen('subscribe');
    for (const type of ['pointerdown', 'touchstart', 'mousedown']) press(new Event(type, { bubbles: true }), 1_000);
    expect(heard()).toBe(1);
    press(new Event('pointerup', { bubbles: true }), 1_001);
    expect(heard()).toBe(2);
    stop();
  });
});
