import { measurePage } from '../../src/platform/measures';

// What they tell is the library's affair; what becomes of it is ours.
jest.mock('web-vitals', () => ({
  onLCP: jest.fn(),
  onINP: jest.fn(),
  onCLS: jest.fn(),
  onTTFB: jest.fn(),
}));
type Tell = (measured: { readonly value: number }) => void;
const vitals =
  jest.requireMock<Record<'onLCP' | 'onINP' | 'onCLS' | 'onTTFB', jest.Mock<unknown, [Tell]>>>('web-vitals');

type Entry = Partial<PerformanceResourceTiming>;

const call = (name: string, responseStatus: number, initiatorType = 'fetch'): Entry => ({
  name: `https://portal.example${name}`,
  responseStatus,
  initiatorType,
});

/**
 * A browser that observes these types, with what it has before and after somebody asks, and tells this of a resource.
 * `happen` returns what is sent when the page is shown, hidden or left.
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
  const warning = { stands: false };
  const analytics = { send: (event: unknown) => void sent.push(event) };
  measurePage(browser as unknown as Window & typeof globalThis, analytics, () => !warning.stands);
  for (const tell of tellLater) tell();
  const happen = (type: string, visibilityState = 'visible') => {
    browser.document.visibilityState = visibilityState;
    browser.dispatchEvent(new Event(type));
    return sent.splice(0);
  };
  return { happen, warning };
};

const eventOf = (measures: object) => ({ category: 'measure', action: 'shown', label: 'page', measures });

// Rule `analytics.measures`.
describe('what the browser measured of a page', () => {
  it.each(['pagehide', 'visibilitychange'])('is sent once, at the first %s', (type) => {
    const { happen } = measuring({ longtask: [[], []] });
    expect(happen('visibilitychange')).toEqual([]);
    expect(happen(type, 'hidden')).toEqual([eventOf({ longTasks: 0 })]);
    expect(happen('pagehide', 'hidden')).toEqual([]);
  });

  // Rule `session.warning`.
  it('is not sent while the warning of the end of the session stands, but after that', () => {
    const { happen, warning } = measuring({});
    warning.stands = true;
    expect(happen('pagehide')).toEqual([]);
    warning.stands = false;
    expect(happen('pagehide')).toEqual([eventOf({})]);
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

// Rule `analytics.measures`.
it('The largest paint, the slowest press, the shifts and the first byte of a page are sent, rounded', () => {
  vitals.onLCP.mockImplementationOnce((tell) => [1_000, 1_234.4].map((value) => tell({ value })));
  vitals.onINP.mockImplementationOnce((tell) => tell({ value: 81.6 }));
  vitals.onCLS.mockImplementationOnce((tell) => tell({ value: 0.123_456 }));
  vitals.onTTFB.mockImplementationOnce((tell) => tell({ value: 0.6 }));
  expect(measuring({}).happen('pagehide')).toEqual([eventOf({ lcp: 1_234, inp: 82, cls: 0.123, ttfb: 1 })]);
  for (const name of ['onLCP', 'onINP', 'onCLS'] as const)
    expect(vitals[name]).toHaveBeenLastCalledWith(expect.any(Function), { reportAllChanges: true });
});
