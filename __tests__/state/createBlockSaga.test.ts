import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { refreshBegan } from '../../src/portfolio/slice';
import { configurationChanged } from '../../src/state/configuration';
import { connectionRestored } from '../../src/state/connection/slice';
import { createBlockSaga } from '../../src/state/createBlockSaga';
import { createSummarySlice } from '../../src/state/createSummarySlice';
import { call, type SagaGenerator } from '../../src/state/effects';
import { navigationReducer } from '../../src/state/navigation/slice';
import { REFERENCE } from '../support/builders';
import { type Answer, createWorld, settle } from '../support/world';

const FRESH_MS = defaultConfiguration.freshnessMs;

const news = createSummarySlice('news', endpoints.manageDetails, 'the news');
const offers = createSummarySlice('offers', endpoints.recommendations);

const answer = { Details: [{ Description: 'One', Link: '/one' }] };

const { features } = defaultConfiguration;
const changed = (before: boolean, isOn: boolean) =>
  configurationChanged({
    features: { ...features, details: isOn },
    downtime: [],
    before: { ...features, details: before, banners: false },
  });
const turned = (isOn: boolean) => changed(!isOn, isOn);

/** A block that the operator can leave out, and what it was followed up for: whether that was an answer. */
const world = (manageDetails: Answer, isOn = true) => {
  const followedUp: boolean[] = [];
  function* afterwards(isAnswer: boolean): SagaGenerator {
    yield* call(() => followedUp.push(isAnswer));
  }
  const block = { summaries: [news, offers], feature: 'details', refreshed: refreshBegan, afterwards } as const;
  const configuration = { ...defaultConfiguration, features: { ...features, details: isOn } };
  return {
    ...createWorld(
      {
        reducer: { news: news.reducer, offers: offers.reducer, navigation: navigationReducer },
        sagas: [createBlockSaga(block)],
      },
      { answers: { manageDetails, recommendations: {} }, services: { configuration } },
    ),
    followedUp,
  };
};

const both = ['manageDetails', 'recommendations'];

describe('the saga of a block of the overview', () => {
  it('names the worker that failed after an answer', async () => {
    function* afterwards(isAnswer: boolean): SagaGenerator {
      if (isAnswer) yield* call(() => Promise.reject(new Error('a defect')));
    }
    const { enter, outbox } = createWorld(
      { reducer: { news: news.reducer }, sagas: [createBlockSaga({ summaries: [news], afterwards })] },
      { answers: { manageDetails: answer } },
    );
    await enter();
    expect(outbox.logged).toEqual(['An unforeseen failure in hearAnswer']);
  });

  it('fetches all its summaries at once when the member arrives on the overview, and nowhere else', async () => {
    const { arrive, enter, state, outbox } = world(answer);
    await enter('bal-portfolio');
    expect(outbox.calls).toEqual([]);
    arrive();
    expect([state().news, state().offers]).toEqual([{ status: 'loading' }, { status: 'loading' }]);
    await settle();
    expect(state()).toMatchObject({ news: { status: 'loaded', summary: answer, at: 0 }, offers: { status: 'loaded' } });
    expect(outbox).toMatchObject({ calls: both, logged: [] });
  });

  it('asks once while the answers are loading or fresh', async () => {
    const { arrive, enter, outbox } = world(answer);
    arrive();
    await enter();
    await enter('portfolio', FRESH_MS - 1);
    expect(outbox.calls).toEqual(both);
    await enter('portfolio', FRESH_MS);
    expect(outbox.calls).toEqual([...both, ...both]);
  });

  // Rule `overview.refresh`.
  it('asks at a refresh of the overview what arrived before it, and nothing at one of the balance view', async () => {
    const { enter, happen, outbox } = world(answer);
    await enter();
    await happen(refreshBegan({ screen: 'bal-portfolio', at: 20, since: 10 }));
    await happen(refreshBegan({ screen: 'portfolio', at: 20, since: 0 }));
    expect(outbox.calls).toEqual(both);
    await happen(refreshBegan({ screen: 'portfolio', at: 20, since: 10 }));
    expect(outbox.calls).toEqual([...both, ...both]);
  });

  it('keeps a failure in sight at a refresh until the answer comes, and not at an arrival', async () => {
    const { arrive, enter, dispatch, state } = world(new Error('503'));
    await enter();
    dispatch(refreshBegan({ screen: 'portfolio', at: 20, since: 10 }));
    expect(state().news.status).toBe('failed');
    await settle();
    arrive();
    expect(state().news.status).toBe('loading');
  });

  it('records a failure, and asks for that again on the next arrival', async () => {
    let calls = 0;
    const { enter, state, outbox } = world(() => (calls++ === 0 ? new Error('503') : answer));
    await enter();
    expect(state().news).toEqual({ status: 'failed', reference: REFERENCE });
    expect(outbox.logged).toEqual(['There was an issue fetching the news']);
    await enter();
    expect(state().news.status).toBe('loaded');
    expect(outbox.calls).toEqual([...both, 'manageDetails']);
  });

  it('is followed up on each arrival and after each answer, even if the summary has failed', async () => {
    const { arrive, enter, followedUp } = world(new Error('503'));
    arrive('not-found');
    await enter();
    expect(followedUp).toEqual([false, true, true]);
    await enter();
    expect(followedUp).toEqual([false, true, true, false, true]);
  });

  // Rule `connection.return`.
  it('fetches again what failed without a connection when it is back', async () => {
    const { enter, outbox, happen } = world(new Error('503'));
    await enter();
    await happen(connectionRestored({ missed: ['gapSummary', 'recommendations'] }));
    expect(outbox.calls).toEqual(both);
    const back = connectionRestored({ missed: ['gapSummary', 'manageDetails'] });
    // Once it is asked for, its answer is awaited.
    await happen(back, back);
    expect(outbox.calls).toEqual([...both, 'manageDetails']);
  });

  it('is not followed up once it was turned off, though its answers may still come', async () => {
    const { arrive, happen, followedUp } = world(answer);
    arrive();
    const before = [...followedUp];
    await happen(turned(false));
    await settle();
    expect(followedUp).toEqual(before);
  });

  it('needs neither a follow-up nor a feature', async () => {
    const feature = { reducer: { news: news.reducer }, sagas: [createBlockSaga({ summaries: [news] })] };
    const { enter, outbox } = createWorld(feature, { answers: { manageDetails: answer } });
    await enter();
    expect(outbox).toMatchObject({ calls: ['manageDetails'], logged: [] });
  });
});

// Rules `features.off`, `configuration.live`.
describe('the saga of a block that the operator has left out', () => {
  it('asks nothing while it is off', async () => {
    const { enter, happen, outbox } = world(new Error('503'));
    await enter();
    await happen(turned(false), connectionRestored({ missed: ['manageDetails'] }));
    await enter();
    expect(outbox.calls).toEqual(both);
  });

  it('asks when it is turned on while the member is on its screen, and once', async () => {
    const { enter, happen, outbox } = world(answer, false);
    await enter();
    expect(outbox.calls).toEqual([]);
    await happen(turned(true));
    expect(outbox.calls).toEqual(both);
    await happen(turned(false), turned(true));
    expect(outbox.calls).toEqual(both);
  });

  // Rule `call.retry`.
  it('does not repeat what has failed when the operator changes something else', async () => {
    const { enter, happen, outbox } = world(new Error('503'));
    await enter();
    await happen(changed(true, true));
    expect(outbox.calls).toEqual(both);
    await happen(turned(false), turned(true));
    expect(outbox.calls).toEqual([...both, 'manageDetails']);
  });

  it('waits for the member if they are elsewhere when it is turned on', async () => {
    const { enter, happen, outbox } = world(answer, false);
    await enter('bal-portfolio');
    await happen(turned(true));
    expect(outbox.calls).toEqual([]);
    await enter();
    expect(outbox.calls).toEqual(both);
  });
});
