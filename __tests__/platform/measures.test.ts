import { measurePage } from '../../src/platform/measures';

type Entry = Partial<PerformanceResourceTiming>;

const call = (name: string, responseStatus: number, initiatorType = 'fetch'): Entry => ({
  name: `https://portal.example${name}`,
  responseStatus,
  initiatorType,
});

/**
 * A browser that measures, and then shows the page, hides it and leaves it.
 * @param observed by type what it observes before and after somebody asks; a type that is absent it cannot observe
 * @param resource what it tells of a resource that was fetched
 * @returns what is sent at each of these moments
 */
const measuring = (
  observed: Readonly<Record<string, readonly [before: readonly Entry[], after: readonly Entry[]]>>,
  resource: object = { responseStatus: 0 },
) => {
  const tellLater: (() => void)[] = [];
  class Observer {
    static supportedEntryTypes = Object.keys(observed);
    constructor(readonly callback: (list: { getEntries: () => readonly Entry[] }) => void) {}
    observe({ type = '', buffered }: PerformanceObserverInit) {
      const [before = [], after = []] = observed[type] ?? [];
      if (buffered) this.callback({ getEntries: () => before });
      tellLater.push(() => this.callback({ getEntries: () => after }));
    }
  }
  const browser = Object.assign(new EventTarget(), {
    document: { visibilityState: 'visible' },
    location: { origin: 'https://portal.example' },
    PerformanceObserver: Observer,
    PerformanceResourceTiming: { prototype: resource },
  });
  const sent: unknown[] = [];
  const send = (event: unknown) => void sent.push(event);
  measurePage(browser as unknown as Window & typeof globalThis, { send });
  for (const tell of tellLater) tell();
  const happen = (type: string, visibilityState = 'visible') => {
    browser.document.visibilityState = visibilityState;
    browser.dispatchEvent(new Event(type));
    return sent.splice(0);
  };
  return { happen };
};

const eventOf = (measures: object) => ({ category: 'measure', action: 'shown', label: 'page', measures });

// What a browser has measured so far; jsdom does not have it, and web-vitals asks for it.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

// Rule `analytics.measures`.
describe('what the browser measured of a page', () => {
  it.each(['pagehide', 'visibilitychange'])('is sent once, at the first %s', (type) => {
    const { happen } = measuring({ longtask: [[], []] });
    expect(happen('visibilitychange')).toEqual([]);
    expect(happen(type, 'hidden')).toEqual([eventOf({ longTasks: 0 })]);
    expect(happen('pagehide', 'hidden')).toEqual([]);
  });

  it.each<[string, Parameters<typeof measuring>, object]>([
    ['contains what happened before and after somebody asked', [{ longtask: [[{}, {}], [{}]] }], { longTasks: 3 }],
    ['leaves out what the browser does not measure', [{}], {}],
    [
      'leaves the failed calls out if the browser does not say how a call ended',
      [{ longtask: [[], []], resource: [[call('/portal/api/bank', 0)], []] }, {}],
      { longTasks: 0 },
    ],
    [
      'counts the calls to the portal that failed',
      [
        {
          resource: [
            [0, 200, 399, 400, 503].map((status) => call('/portal/api/bank', status)),
            [call('/scripts/main.js', 404, 'script'), { ...call('', 500), name: 'https://elsewhere.example/' }],
          ],
        },
      ],
      { failedCalls: 3 },
    ],
  ])('%s', (_, given, measures) => {
    expect(measuring(...given).happen('pagehide')).toEqual([eventOf(measures)]);
  });
});

/** What a browser measures itself, as web-vitals finds it on the page. */
const measuredByBrowser = (measured: Readonly<Record<string, readonly object[]>>) => {
  class Observer {
    static supportedEntryTypes = Object.keys(measured);
    constructor(readonly callback: (list: { getEntries: () => readonly object[] }) => void) {}
    observe({ type }: { type: string }) {
      const entries = (measured[type] ?? []).map((entry) => ({ entryType: type, duration: 0, ...entry }));
      if (entries.length > 0) this.callback({ getEntries: () => entries });
    }
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const added = {
    PerformanceObserver: Observer,
    PerformanceEventTiming: class {
      get interactionId() {
        return 0;
      }
    },
    requestIdleCallback: (idle: () => void) => setTimeout(idle),
  };
  const before = Object.fromEntries(Object.keys(added).map((name) => [name, Reflect.get(globalThis, name)]));
  const entriesBefore = performance.getEntriesByType;
  Object.assign(globalThis, added);
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [{ responseStart: 0.6, type: 'navigate' }] : []),
    interactionCount: 1,
  });
  return () => {
    Object.assign(globalThis, before);
    Object.assign(performance, { getEntriesByType: entriesBefore });
  };
};

// Rule `analytics.measures`.
it('The largest paint, the slowest press, the shifts and the first byte of a page are sent, rounded', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  const stop = measuredByBrowser({
    paint: [{ name: 'first-contentful-paint', startTime: 100 }],
    'largest-contentful-paint': [{ startTime: 1_234.4 }],
    'layout-shift': [{ startTime: 200, value: 0.123_456, hadRecentInput: false }],
    event: [{ startTime: 300, duration: 81.6, interactionId: 7, name: 'click' }],
    'first-input': [],
  });
  const { happen } = measuring({});
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  expect(happen('pagehide')).toMatchObject([{ measures: { lcp: 1_234, inp: 82, cls: 0.123, ttfb: 1 } }]);
});
