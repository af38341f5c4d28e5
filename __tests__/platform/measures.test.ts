import { measurePage } from '../../src/platform/measures';

type Entry = Partial<PerformanceResourceTiming>;

/**
 * A browser that measures: what it observes is given to the function that is returned.
 * @param types what it can observe
 * @param resource what it tells of a resource that was fetched
 * @param earlier what it had measured before somebody asked
 */
const measuring = (
  types: readonly string[] | undefined,
  resource: object = { responseStatus: 0 },
  earlier: Readonly<Record<string, readonly Entry[]>> = {},
) => {
  const observers: { type: string; tell: (entries: readonly Entry[]) => void }[] = [];
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  class Observer {
    static supportedEntryTypes = types;
    constructor(readonly callback: (list: { getEntries: () => readonly Entry[] }) => void) {}
    observe({ type, buffered }: PerformanceObserverInit & { type: string }) {
      const tell = (entries: readonly Entry[]) => this.callback({ getEntries: () => entries });
      observers.push({ type, tell });
      if (buffered) tell(earlier[type] ?? []);
    }
  }
  const sent: unknown[] = [];
  const surroundings = {
    document: Object.assign(new EventTarget(), page) as unknown as Document,
    location: { origin: 'https://portal.example' },
    addEventListener: window.addEventListener.bind(window),
    PerformanceObserver: Observer as unknown as typeof PerformanceObserver,
    PerformanceResourceTiming: { prototype: resource },
  };
  measurePage(surroundings, { send: (event) => sent.push(event) });
  return {
    sent,
    show: (visibilityState: DocumentVisibilityState) => {
      Object.assign(surroundings.document, { visibilityState });
      surroundings.document.dispatchEvent(new Event('visibilitychange'));
    },
    observe: (type: string, entries: readonly Entry[]) => {
      for (const observer of observers) if (observer.type === type) observer.tell(entries);
    },
  };
};

// What a browser has measured so far; jsdom does not have it, and web-vitals asks for it.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

const leave = () => window.dispatchEvent(new Event('pagehide'));
const call = (name: string, responseStatus: number, initiatorType = 'fetch'): Entry => ({
  name,
  responseStatus,
  initiatorType,
});

// Rule `analytics.measures`.
describe('what the browser measured of a page', () => {
  it('is sent once, when the page is left, with long tasks and failed calls to the portal', () => {
    const { sent, observe } = measuring(['longtask', 'resource']);
    observe('longtask', [{}, {}]);
    observe('longtask', [{}]);
    observe('resource', [
      call('https://portal.example/portal/api/bank', 500),
      call('https://portal.example/portal/api/life', 0),
      call('https://portal.example/portal/api/card', 200),
      call('https://portal.example/scripts/main.js', 404, 'script'),
      call('https://elsewhere.example/', 500),
    ]);
    expect(sent).toEqual([]);
    leave();
    leave();
    expect(sent).toEqual([
      { category: 'measure', action: 'shown', label: 'page', measures: { longTasks: 3, failedCalls: 2 } },
    ]);
  });

  it.each([
    [0, 1],
    [200, 0],
    [399, 0],
    [400, 1],
    [503, 1],
  ])('counts a call that was answered with %d %d times', (status, times) => {
    const { sent, observe } = measuring(['resource']);
    observe('resource', [call('https://portal.example/portal/api/bank', status)]);
    leave();
    expect(sent).toMatchObject([{ measures: { failedCalls: times } }]);
  });

  it('is sent once, when the page is hidden, and not when it is shown', () => {
    const { sent, show } = measuring(['longtask']);
    show('visible');
    expect(sent).toEqual([]);
    show('hidden');
    expect(sent).toHaveLength(1);
    leave();
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof measuring>, object]>([
    ['contains what happened before', [['longtask'], {}, { longtask: [{}, {}] }], { longTasks: 2 }],
    ['is empty in a browser that does not say what it can measure', [undefined], {}],
    ['leaves out what the browser does not measure', [['resource']], { failedCalls: 0 }],
    [
      'leaves the failed calls out if the browser does not say how a call ended',
      [['longtask', 'resource'], {}, { resource: [call('https://portal.example/portal/api/bank', 0)] }],
      { longTasks: 0 },
    ],
  ])('%s', (_, given, measures) => {
    const { sent } = measuring(...given);
    leave();
    expect(sent).toEqual([{ category: 'measure', action: 'shown', label: 'page', measures }]);
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
  const { sent } = measuring([]);
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  leave();
  expect(sent).toMatchObject([{ measures: { lcp: 1_234, inp: 82, cls: 0.123, ttfb: 1 } }]);
});
