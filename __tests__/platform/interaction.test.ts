import { createInteraction } from '../../src/platform/interaction';

const listen = () => {
  let heard = 0;
  const stop = createInteraction(window).subscribe(() => {
    heard += 1;
  });
  return { heard: () => heard, stop };
};

const at = (event: Event, timeStamp: number): Event => Object.defineProperty(event, 'timeStamp', { value: timeStamp });

describe('what is pressed', () => {
  it.each(['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'])(
    'is reported for %s, even if a handler stops the event',
    (type) => {
      const { heard, stop } = listen();
      document.body.addEventListener(type, (event) => event.stopImmediatePropagation(), { once: true, capture: true });
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(heard()).toBe(1);
      stop();
    },
  );

  it.each([
    ['Enter', 1],
    [' ', 1],
    ['Tab', 0],
    ['Escape', 0],
    ['a', 0],
  ])('counts the key %j %d times', (key, times) => {
    const { heard, stop } = listen();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(heard()).toBe(times);
    stop();
  });

  it('counts a pointer, a touch and a mouse event of the same moment once', () => {
    const { heard, stop } = listen();
    for (const type of ['pointerdown', 'touchstart', 'mousedown']) {
      document.body.dispatchEvent(at(new Event(type, { bubbles: true }), 1_000));
    }
    expect(heard()).toBe(1);
    document.body.dispatchEvent(at(new Event('pointerup', { bubbles: true }), 1_001));
    expect(heard()).toBe(2);
    stop();
  });

  it.each(['scroll', 'pointerdown', 'keydown', 'click'])('counts as use of the page for %s', (type) => {
    let used = 0;
    const stop = createInteraction(window).subscribeToUse(() => {
      used += 1;
    });
    document.body.dispatchEvent(new Event(type));
    stop();
    document.body.dispatchEvent(new Event(type));
    expect(used).toBe(1);
  });

  it('is not reported after unsubscribing', () => {
    const { heard, stop } = listen();
    stop();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(heard()).toBe(0);
  });
});
