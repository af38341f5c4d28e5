import type { ContentPart } from '../../../src/content';
import { contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { outstandingSaga } from '../../../src/features/outstanding/saga';
import { selectFirstIndex, selectTiles } from '../../../src/features/outstanding/selectors';
import {
  actionsList,
  type OutstandingPart,
  outstandingReducer,
  pageTurned,
  tryAgainClicked,
} from '../../../src/features/outstanding/slice';
import { refreshBegan } from '../../../src/portfolio/slice';
import { connectionRestored } from '../../../src/state/connection/slice';
import type { FragmentAnswer } from '../../support/builders';
import { type Answer, createWorld, settle } from '../../support/world';

const FRESH_MS = defaultConfiguration.freshnessMs;

const item = (segment: string, redirectUrl?: string) => ({ itemContentFragmentUrl: `/o/${segment}`, redirectUrl });

const answers = {
  mandateItems: { outstandingItems: [item('device', '/portal/device'), { redirectUrl: '/no-fragment' }] },
  digitalConsent: { pendingConsentCount: { pendingConsentRequests: 1 }, consentFragmentSrc: '/o/consent' },
  digitalAcceptance: {
    pendingRequestCount: { pendingAcceptanceRequests: 1 },
    hasExpired: false,
    acceptanceFragmentSrc: '/o/acceptance',
  },
  willItems: [item('will')],
} satisfies Partial<Record<EndpointName, Answer>>;

const world = (
  given: Partial<Record<EndpointName, Answer>> = {},
  fragment?: FragmentAnswer,
  stored: Readonly<Record<string, string>> = {},
) =>
  createWorld<OutstandingPart & ContentPart>(
    { reducer: { outstanding: outstandingReducer, content: contentReducer }, sagas: [outstandingSaga] },
    { answers: { ...answers, ...given }, fragment, stored },
  );

const shown = (state: OutstandingPart) => selectTiles(state).map(({ fragment }) => fragment.path);
const statuses = ({ outstanding: { sources } }: OutstandingPart) => Object.values(sources).map(({ status }) => status);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('loading the outstanding actions', () => {
  // Rule `outstanding.order`.
  it('shows no action before those of a slow source for a second, and then does not wait for it any more', async () => {
    const { arrive, state, outbox } = world({ digitalConsent: () => new Promise(() => undefined) });
    arrive();
    await settle();
    expect(shown(state())).toEqual(['/o/device']);
    expect(outbox.fragments).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(999);
    expect(shown(state())).toEqual(['/o/device']);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown(state())).toEqual(['/o/device', '/o/acceptance', '/o/will']);
  });

  // Rule `outstanding.sources`.
  it('asks all four sources at once and merges them in their order', async () => {
    const { arrive, state, outbox } = world();
    arrive();
    expect(statuses(state())).toEqual(['loading', 'loading', 'loading', 'loading']);
    expect(outbox.calls).toEqual(['mandateItems', 'digitalConsent', 'digitalAcceptance', 'willItems']);
    await settle();
    expect(shown(state())).toEqual(['/o/device', '/o/consent', '/o/acceptance', '/o/will']);
    expect(outbox.logged).toEqual([]);
  });

  it.each([
    ['mandateItems', 0, ['/o/consent', '/o/acceptance', '/o/will']],
    ['digitalConsent', 1, ['/o/device', '/o/acceptance', '/o/will']],
    ['digitalAcceptance', 2, ['/o/device', '/o/consent', '/o/will']],
    ['willItems', 3, ['/o/device', '/o/consent', '/o/acceptance']],
  ] as const)('ignores a failure of %s, which is visible only in the state', async (name, at, others) => {
    const { arrive, state, outbox } = world({ [name]: new Error('503') });
    arrive();
    await settle();
    expect(statuses(state())[at]).toBe('failed');
    expect(shown(state())).toEqual(others);
    expect(outbox.logged).toEqual([]);
  });

  it('does not wait again for a source that is asked again', async () => {
    let mandateItems: unknown = new Error('503');
    const { arrive, happen, state } = world({ mandateItems: () => mandateItems });
    arrive();
    await settle();
    mandateItems = new Promise(() => undefined);
    await happen(tryAgainClicked());
    expect(state().outstanding.sources.connectedDevice).toMatchObject({ status: 'failed', renewal: 'repeated' });
    expect(shown(state())).toEqual(['/o/consent', '/o/acceptance', '/o/will']);
  });
});

describe('a member who comes back', () => {
  it('sees what is fresh, and keeps the page while what is old is requested again', async () => {
    const { arrive, store, state, outbox } = world();
    arrive();
    await settle();
    store.dispatch(pageTurned(3));
    arrive('portfolio', FRESH_MS - 1);
    await settle();
    expect(outbox.calls).toHaveLength(4);
    expect(selectFirstIndex(state())).toBe(3);
    arrive('portfolio', FRESH_MS);
    expect(shown(state())).toHaveLength(4);
    await settle();
    expect(outbox.calls).toHaveLength(8);
    expect(selectFirstIndex(state())).toBe(3);
    expect(shown(state())).toHaveLength(4);
  });
});

describe('the fragments', () => {
  const many = { willItems: Array.from({ length: 10_000 }, (_, index) => item(`${index}`)) };
  const few = { mandateItems: { outstandingItems: [] }, digitalConsent: {}, digitalAcceptance: {} };

  it('of the current page and the next are fetched, the others when the member turns to them', async () => {
    const { arrive, store, outbox } = world({ ...few, ...many });
    arrive();
    await settle();
    const site = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `/cms/site/o/${from + index}`);
    expect(outbox.fragments).toEqual(site(0, 6));
    store.dispatch(pageTurned(3));
    await settle();
    expect(outbox.fragments).toEqual(site(0, 9));
  });

  it('of the open list are fetched as the member comes to them, and none for an action that is not there', async () => {
    const { arrive, happen, outbox } = world({ ...few, ...many });
    arrive();
    await happen(actionsList.listOpened());
    const before = outbox.fragments.length;
    await happen(actionsList.itemNeared(40), actionsList.itemNeared(10_000));
    expect(outbox.fragments.slice(before)).toEqual(['/cms/site/o/40']);
    expect(outbox.logged).toEqual([]);
  });
});

describe('asking again', () => {
  /** Two sources fail, until they are mended. */
  const failing = async () => {
    let isMended = false;
    const failingOnce = (answer: unknown) => () => (isMended ? answer : new Error('503'));
    const plan = world({
      digitalConsent: failingOnce(answers.digitalConsent),
      willItems: failingOnce(answers.willItems),
    });
    plan.arrive();
    await settle();
    isMended = true;
    plan.outbox.calls.length = 0;
    return plan;
  };

  it('asks on "Try again" the sources that failed, and no other', async () => {
    const { happen, outbox } = await failing();
    expect(shown(await happen(tryAgainClicked()))).toEqual(['/o/device', '/o/consent', '/o/acceptance', '/o/will']);
    expect(outbox.calls).toEqual(['digitalConsent', 'willItems']);
  });

  // Rule `connection.return`.
  it('asks, when the connection is back, the sources that failed for want of it', async () => {
    const { happen, outbox } = await failing();
    const state = await happen(connectionRestored({ missed: ['willItems', 'mandateItems'] }));
    expect(shown(state)).toEqual(['/o/device', '/o/acceptance', '/o/will']);
    expect(outbox.calls).toEqual(['willItems']);
  });

  // Rule `overview.refresh`.
  it('asks at a refresh of the overview what arrived before it, and nothing at one of the balance view', async () => {
    const { arrive, happen, outbox } = world();
    arrive();
    await settle();
    outbox.calls.length = 0;
    await happen(refreshBegan({ screen: 'bal-portfolio', at: 20, since: 10 }));
    await happen(refreshBegan({ screen: 'portfolio', at: 20, since: 0 }));
    expect(outbox.calls).toEqual([]);
    await happen(refreshBegan({ screen: 'portfolio', at: 20, since: 10 }));
    expect(outbox.calls).toEqual(['mandateItems', 'digitalConsent', 'digitalAcceptance', 'willItems']);
  });
});

describe('the space that the next visit reserves for the actions', () => {
  // The digits are: ars banners, general banners, outstanding actions, payments, five fragments.
  it('is that of those that are shown', async () => {
    const { arrive, kept } = world({ willItems: [] }, undefined, { 'portfolio.room': '120100000' });
    arrive();
    await settle();
    expect([...kept]).toEqual([['portfolio.room', '123100000']]);
  });

  it('stays as it is as long as nothing is asked', async () => {
    const { happen, kept } = world({}, undefined, { 'portfolio.room': '124100000' });
    await happen(tryAgainClicked());
    expect([...kept]).toEqual([['portfolio.room', '124100000']]);
  });
});
