import type { PortalWindow } from '../../src/platform/services';
import { createViewport, LONGEST_WAIT_MS } from '../../src/platform/viewport';

/** A page of a given length, which cannot scroll beyond it. */
const openPage = () => {
  let longest = 100;
  let grown = () => {};
  const page = globalThis.document.createElement('main');
  const document = { visibilityState: 'visible', documentElement: {} };
  class Observer {
    constructor(private readonly listener: () => void) {
      grown = () => this.listener();
    }
    observe() {}
    disconnect() {
      grown = () => {};
    }
  }
  const window = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    scrollY: 0,
    scrolls: 0,
    scrollTo({ top = 0, behavior }: ScrollToOptions) {
      window.scrolls += 1;
      // Where the page's style asks for it, anything else only begins to move.
      if (behavior === 'instant') window.scrollY = Math.min(top, longest);
    },
    document,
    ResizeObserver: Observer,
  };
  const grow = (to: number) => {
    longest = to;
    grown();
  };
  return { viewport: createViewport(window as unknown as PortalWindow), window, page, document, grow };
};

beforeEach(() => void jest.useFakeTimers());

describe('Restoring the scroll position', () => {
  it('goes as far as the page is long, and further as it grows', () => {
    const { viewport, window, grow } = openPage();
    viewport.scrollBack(500);
    expect(window.scrollY).toBe(100);
    grow(300);
    grow(900);
    expect([window.scrollY, viewport.scrolled()]).toEqual([500, 500]);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'stops with the first %s of the member, even if a handler stops that, but for going to the top',
    (type) => {
      const { viewport, window, page, grow } = openPage();
      const carousel = page.appendChild(document.createElement('div'));
      carousel.addEventListener(type, (event) => event.stopPropagation());
      viewport.scrollBack(500);
      carousel.dispatchEvent(new Event(type, { bubbles: true }));
      grow(900);
      expect(window.scrollY).toBe(100);
      viewport.scrollBack(50);
      expect(window.scrollY).toBe(100);
      viewport.toTop();
      expect(window.scrollY).toBe(0);
    },
  );

  it('goes back after the moves of a hidden page are forgotten, and stops at the next move', () => {
    const { viewport, window, page, grow } = openPage();
    page.dispatchEvent(new Event('wheel'));
    viewport.forgetMoves();
    viewport.scrollBack(500);
    expect(window.scrollY).toBe(100);
    page.dispatchEvent(new Event('wheel'));
    grow(900);
    expect(window.scrollY).toBe(100);
  });

  it('ends with the page on which it began', () => {
    const { viewport, window, grow } = openPage();
    viewport.scrollBack(500);
    viewport.forgetMoves();
    grow(900);
    expect(window.scrollY).toBe(100);
  });

  it('does not move a page that is there already, to the pixel, and stops after a while', () => {
    const { viewport, window, grow } = openPage();
    viewport.scrollBack(50);
    grow(60);
    expect(window.scrolls).toBe(1);
    viewport.scrollBack(61);
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    grow(900);
    expect([window.scrolls, window.scrollY]).toEqual([2, 60]);
  });
});

it('A page that is left or put into the background reports it, until unsubscribed', () => {
  const { viewport, page, document } = openPage();
  let times = 0;
  const stop = viewport.subscribeLeaving(() => {
    times += 1;
  });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(times).toBe(0);
  document.visibilityState = 'hidden';
  // Firefox forgets what is stored as late as `pagehide`.
  const leave = () => {
    for (const type of ['visibilitychange', 'beforeunload', 'pagehide']) page.dispatchEvent(new Event(type));
    return times;
  };
  expect(leave()).toBe(3);
  stop();
  expect(leave()).toBe(3);
});
