import { contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { outstandingSaga } from '../../../src/features/outstanding/saga';
import {
  actionsCarousel,
  type OutstandingPart,
  outstandingReducers,
  selectTiles,
  sources,
  tryAgainClicked,
} from '../../../src/features/outstanding/slice';
import { remarkMade } from '../../../src/notices';
import { refreshBegan } from '../../../src/portfolio/slice';
import type { FragmentAnswer } from '../../support/builders';
import { type Answer, createWorld, settle } from '../../support/world';

const { pageTurned, listOpened, itemNeared } = actionsCarousel.actions;

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
  createWorld(
    { reducer: { ...outstandingReducers, content: contentReducer }, sagas: [outstandingSaga] },
    { answers: { ...answers, ...given }, fragment, stored },
  );

const shown = (state: OutstandingPart) => selectTiles(state).map(({ fragment }) => fragment.path);
const statuses = (state: OutstandingPart) => sources.map(({ select }) => select(state).status);

describe('loading the outstanding actions', () => {
  // Rule `outstanding.order`.
  it('shows no action before those of a slow source for a second, and then does not wait for it any more', async () => {
    const { enter, state, outbox } = world({ digitalConsent: () => new Promise(() => undefined) });
    await enter();
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

  it('does not wait again for a source that is asked again', async () => {
    let mandateItems: unknown = new Error('503');
    const { enter, happen, state } = world({ mandateItems: () => mandateItems });
    await enter();
    mandateItems = new Promise(() => undefined);
    await happen(tryAgainClicked());
    expect(state().outstandingDevices).toMatchObject({ status: 'failed', isAwaited: true });
    expect(shown(state())).toEqual(['/o/consent', '/o/acceptance', '/o/will']);
  });
});

describe('the fragments', () => {
  const many = { willItems: Array.from({ length: 10_000 }, (_, index) => item(`${index}`)) };
  const few = { mandateItems: { outstandingItems: [] }, digitalConsent: {}, digitalAcceptance: {} };

  it('of the current page and the next are fetched, the others when the member turns to them', async () => {
    const { enter, store, outbox } = world({ ...few, ...many });
    await enter();
    const site = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `/cms/site/o/${from + index}`);
    expect(outbox.fragments).toEqual(site(0, 6));
    store.dispatch(pageTurned(3));
    // Rule `press.time`: the press is answered first.
    expect(outbox.fragments).toHaveLength(6);
    await jest.advanceTimersByTimeAsync(0);
    expect(outbox.fragments).toEqual(site(0, 9));
  });

  // Rule `call.retry`.
  it('that have failed are asked for again on the next arrival, and not because another source has answered', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => {
      answerLate = resolve;
    });
    const { enter, outbox } = world({ willItems: () => late }, new Error('503'));
    await enter();
    expect(outbox.fragments).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(2_000);
    answerLate([]);
    await settle();
    expect(outbox.fragments).toHaveLength(3);
    await enter();
    expect(outbox.fragments).toHaveLength(6);
  });

  it('of the open list are fetched as the member comes to them, and none for an action that is not there', async () => {
    const { arrive, happen, outbox } = world({ ...few, ...many });
    arrive();
    await happen(listOpened());
    const before = outbox.fragments.length;
    await happen(itemNeared(40), itemNeared(10_000));
    expect(outbox.fragments.slice(before)).toEqual(['/cms/site/o/40']);
    expect(outbox.logged).toEqual([]);
  });
});

// Rule `announcer.retry`.
it('"Try again" asks the sources that failed, and no other, and says how it ended', async () => {
  let isMended = false;
  const failingOnce = (answer: unknown) => () => (isMended ? answer : new Error('503'));
  const { enter, happen, outbox, actions } = world({
    digitalConsent: failingOnce(answers.digitalConsent),
    willItems: failingOnce(answers.willItems),
  });
  await enter();
  await happen(tryAgainClicked());
  outbox.calls.splice(4);
  isMended = true;
  expect(shown(await happen(tryAgainClicked()))).toEqual(['/o/device', '/o/consent', '/o/acceptance', '/o/will']);
  expect(outbox.calls.slice(4)).toEqual(['digitalConsent', 'willItems']);
  expect(actions.filter(remarkMade.match).map(({ payload }) => payload)).toEqual([
    { key: 'outstanding.stillIncomplete' },
    { key: 'outstanding.checked' },
  ]);
});

// Rule `overview.refresh`.
it('A refresh asks what arrived before it', async () => {
  const { enter, happen, outbox } = world();
  await enter();
  await happen(refreshBegan({ screen: 'portfolio', at: 20, since: 10 }));
  expect(outbox.calls.slice(4)).toEqual(['mandateItems', 'digitalConsent', 'digitalAcceptance', 'willItems']);
});

describe('the space that the next visit reserves for the actions', () => {
  // The digits are: ars banners, general banners, outstanding actions, payments, five fragments.
  it('is that of those that are shown', async () => {
    const { enter, kept } = world({ willItems: [] }, undefined, { 'portfolio.room': '120100000' });
    await enter();
    expect([...kept]).toEqual([['portfolio.room', '123100000']]);
  });

  it('stays as it is after a bad day of the sources', async () => {
    const answers = { mandateItems: new Error(), digitalConsent: new Error(), digitalAcceptance: new Error() };
    const { enter, kept } = world({ ...answers, willItems: new Error() }, undefined, { 'portfolio.room': '123100000' });
    await enter();
    expect([...kept]).toEqual([['portfolio.room', '123100000']]);
  });

  it('stays as it is as long as nothing is asked', async () => {
    const { happen, kept } = world({}, undefined, { 'portfolio.room': '124100000' });
    await happen(tryAgainClicked());
    expect([...kept]).toEqual([['portfolio.room', '124100000']]);
  });
});
