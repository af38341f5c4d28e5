import { measurePage } from '../../src/platform/measures';

type Entry = Partial<PerformanceResourceTiming>;

/**
 * A browser that measures: what it observes is given to the function that is returned.
 * @param types what it can observe
 * @param resource what it tells of a resource that was fetched
 */
const measuring = (types: readonly string[], resource: object = { responseStatus: 0 }) => {
  const observers: { type: string; tell: (entries: readonly Entry[]) => void }[] = [];
  class Observer {
    static supportedEntryTypes = types;
    constructor(readonly callback: (list: { getEntries: () => readonly Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      observers.push({ type, tell: (entries) => this.callback({ getEntries: () => entries }) });
    }
  }
  const sent: unknown[] = [];
  const surroundings = {
    document: window.document,
    location: { origin: 'https://portal.example' },
    addEventListener: window.addEventListener.bind(window),
    PerformanceObserver: Observer as unknown as typeof PerformanceObserver,
    PerformanceResourceTiming: { prototype: resource },
  };
  measurePage(surroundings, { send: (event) => sent.push(event) });
  return {
    sent,
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
