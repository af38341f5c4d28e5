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
    leave();
    expect(sent).toHaveLength(1);
  });

  it('contains what happened before', () => {
    const { sent } = measuring(['longtask'], {}, { longtask: [{}, {}] });
    leave();
    expect(sent).toMatchObject([{ measures: { longTasks: 2 } }]);
  });

  it('is empty in a browser that does not say what it can measure', () => {
    const { sent } = measuring(undefined);
    leave();
    expect(sent).toEqual([{ category: 'measure', action: 'shown', label: 'page', measures: {} }]);
  });

  it('leaves out what the browser does not measure', () => {
    const { sent } = measuring(['resource']);
    leave();
    expect(sent).toEqual([{ category: 'measure', action: 'shown', label: 'page', measures: { failedCalls: 0 } }]);
  });

  it('leaves the failed calls out if the browser does not say how a call ended', () => {
    const { sent, observe } = measuring(['longtask', 'resource'], {});
    observe('resource', [{ name: 'https://portal.example/portal/api/bank', initiatorType: 'fetch' }]);
    leave();
    expect(sent).toEqual([{ category: 'measure', action: 'shown', label: 'page', measures: { longTasks: 0 } }]);
  });
});
