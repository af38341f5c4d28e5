import type { PortalWindow } from '../../src/platform/services';
import { createViewport, LONGEST_WAIT_MS } from '../../src/platform/viewport';

/** A page of a given length, which cannot scroll beyond it. */
const openPage = () => {
  let longest = 100;
  let scrollY = 0;
  let grown = () => {};
  let scrolls = 0;
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
    get scrollY() {
      return scrollY;
    },
    scrollTo: ({ top = 0, behavior }: ScrollToOptions) => {
      scrolls += 1;
      // Where the page's style asks for it, anything else only begins to move.
      if (behavior !== 'instant') return;
      scrollY = Math.min(top, longest);
    },
    document,
    ResizeObserver: Observer,
  } as unknown as PortalWindow;
  return {
    viewport: createViewport(window),
    page,
    document,
    scrolled: () => scrollY,
    scrolls: () => scrolls,
    grow: (to: number) => {
      longest = to;
      grown();
    },
  };
};

beforeEach(() => {
  jest.useFakeTimers();
});

describe('Restoring the scroll position', () => {
  it('goes as far as the page is long, and further as it grows', () => {
    const { viewport, grow, scrolled } = openPage();
    viewport.scrollBack(500);
    expect(scrolled()).toBe(100);
    grow(300);
    grow(900);
    expect([scrolled(), viewport.scrolled()]).toEqual([500, 500]);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops with the first %s of the member', (type) => {
    const { viewport, page, grow, scrolled } = openPage();
    viewport.scrollBack(500);
    page.dispatchEvent(new Event(type));
    grow(900);
    expect(scrolled()).toBe(100);
    viewport.scrollBack(50);
    expect(scrolled()).toBe(100);
  });

  it('stops with a move of the member that goes no further than to what handles it', () => {
    const { viewport, page, grow, scrolled } = openPage();
    const carousel = page.appendChild(document.createElement('div'));
    carousel.addEventListener('wheel', (event) => event.stopPropagation());
    viewport.scrollBack(500);
    carousel.dispatchEvent(new Event('wheel', { bubbles: true }));
    grow(900);
    expect(scrolled()).toBe(100);
  });

  it('does not move a page that is there already, to the pixel', () => {
    const { viewport, grow, scrolls } = openPage();
    viewport.scrollBack(50);
    grow(900);
    expect(scrolls()).toBe(1);
    viewport.scrollBack(51);
    expect(scrolls()).toBe(2);
  });

  it('stops after a while', () => {
    const { viewport, grow, scrolled } = openPage();
    viewport.scrollBack(500);
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    grow(900);
    expect(scrolled()).toBe(100);
  });
});

it('Going to the top works whatever the member has done', () => {
  const { viewport, page, scrolled } = openPage();
  viewport.scrollBack(50);
  page.dispatchEvent(new Event('wheel'));
  viewport.toTop();
  expect(scrolled()).toBe(0);
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
  for (const type of ['visibilitychange', 'beforeunload', 'pagehide']) page.dispatchEvent(new Event(type));
  expect(times).toBe(3);
  stop();
  for (const type of ['visibilitychange', 'beforeunload', 'pagehide']) page.dispatchEvent(new Event(type));
  expect(times).toBe(3);
});
