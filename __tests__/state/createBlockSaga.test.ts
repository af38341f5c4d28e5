import type { ManageDetails } from '../../src/contract/answers/blocks';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { configurationChanged } from '../../src/state/configuration';
import { connectionRestored } from '../../src/state/connection/slice';
import { createBlockSaga } from '../../src/state/createBlockSaga';
import { createSummarySlice, type SummaryState } from '../../src/state/createSummarySlice';
import { call, type SagaGenerator } from '../../src/state/effects';
import { type NavigationPart, navigationReducer } from '../../src/state/navigation/slice';
import { REFERENCE } from '../support/builders';
import { type Answer, createWorld, type Surroundings, settle } from '../support/world';

const FRESH_MS = defaultConfiguration.freshnessMs;

const slice = createSummarySlice('news', endpoints.manageDetails, 'There was an issue fetching the news');
interface Part {
  readonly news: SummaryState<ManageDetails>;
}

const answer = { Details: [{ Description: 'One', Link: '/one' }] };

const world = (
  manageDetails: Answer,
  afterwards?: () => SagaGenerator,
  feature?: 'details',
  surroundings: Surroundings<Part & NavigationPart> = {},
) =>
  createWorld<Part & NavigationPart>(
    {
      reducer: { news: slice.reducer, navigation: navigationReducer },
      sagas: [
        createBlockSaga(
          {
            slice,
            select: (state: Part) => state.news,
            screens: ['portfolio'],
            ...(feature ? { feature } : {}),
          },
          afterwards,
        ),
      ],
    },
    { answers: { manageDetails }, ...surroundings },
  );

describe('the saga of a block of the overview', () => {
  it('fetches when the member arrives on the overview, and nowhere else', async () => {
    const { arrive, enter, state, outbox } = world(answer);
    await enter('bal-portfolio');
    expect(outbox.calls).toEqual([]);
    arrive();
    expect(state().news).toEqual({ status: 'loading' });
    await settle();
    expect(state().news).toEqual({ status: 'loaded', summary: answer, at: 0 });
    expect(outbox).toMatchObject({ calls: ['manageDetails'], logged: [] });
  });

  it('asks once while the answer is loading or loaded', async () => {
    const { arrive, enter, outbox } = world(answer);
    arrive();
    await enter();
    await enter();
    expect(outbox.calls).toEqual(['manageDetails']);
  });

  it('asks again when its data is too old', async () => {
    const { enter, outbox } = world(answer);
    await enter();
    await enter('portfolio', FRESH_MS - 1);
    expect(outbox.calls).toEqual(['manageDetails']);
    await enter('portfolio', FRESH_MS);
    expect(outbox.calls).toEqual(['manageDetails', 'manageDetails']);
  });

  it('records a failure, and asks again on the next arrival', async () => {
    let calls = 0;
    const { enter, state, outbox } = world(() => (calls++ === 0 ? new Error('503') : answer));
    await enter();
    expect(state().news).toEqual({ status: 'failed', reference: REFERENCE });
    expect(outbox.logged).toEqual(['There was an issue fetching the news']);
    await enter();
    expect(state().news.status).toBe('loaded');
    expect(outbox.calls).toHaveLength(2);
  });

  it('runs the follow-up on each arrival, even if the summary has failed', async () => {
    let times = 0;
    const afterwards = function* (): SagaGenerator {
      yield* call(() => {
        times += 1;
      });
    };
    const { arrive, enter } = world(new Error('503'), afterwards);
    arrive('not-found');
    await enter();
    expect(times).toBe(1);
    await enter();
    expect(times).toBe(2);
  });

  // Rule `connection.return`.
  it('fetches again when the connection is back, if it failed for want of it, and then follows up', async () => {
    let times = 0;
    const { enter, state, outbox, happen } = world(
      () => {
        if (times < 2) throw new Error('503');
        return answer;
      },
      function* (): SagaGenerator {
        yield* call(() => {
          times += 1;
        });
      },
    );
    await enter();
    await happen(connectionRestored({ missed: ['gapSummary'] }));
    expect([outbox.calls.length, times]).toEqual([1, 1]);
    await happen(connectionRestored({ missed: ['gapSummary', 'manageDetails'] }));
    expect([outbox.calls.length, times, state().news.status]).toEqual([2, 2, 'failed']);
    await happen(connectionRestored({ missed: ['manageDetails'] }));
    expect([outbox.calls.length, times, state().news.status]).toEqual([3, 3, 'loaded']);
    await happen(connectionRestored({ missed: ['manageDetails'] }));
    expect([outbox.calls.length, times]).toEqual([3, 3]);
  });

  it('needs no follow-up when the connection is back', async () => {
    const { enter, outbox, happen } = world(new Error('503'));
    await enter();
    await happen(connectionRestored({ missed: ['manageDetails'] }));
    expect(outbox.logged).toEqual(['There was an issue fetching the news', 'There was an issue fetching the news']);
  });
});

// Rules `features.off`, `configuration.live`.
describe('the saga of a block that the operator can leave out', () => {
  const { features } = defaultConfiguration;
  const turned = (isOn: boolean) => configurationChanged({ features: { ...features, details: isOn }, downtime: [] });
  const configuration = { ...defaultConfiguration, features: { ...features, details: false } };
  const leftOut = () =>
    world(answer, undefined, 'details', { initial: { news: { status: 'failed' } }, services: { configuration } });

  it('asks nothing while it is off', async () => {
    const { arrive, happen, outbox } = leftOut();
    arrive();
    await happen(connectionRestored({ missed: ['manageDetails'] }), turned(false));
    expect(outbox.calls).toEqual([]);
  });

  it('asks when it is turned on while the member is on its screen, and once', async () => {
    const { arrive, happen, outbox } = leftOut();
    arrive();
    await happen(turned(true));
    expect(outbox.calls).toEqual(['manageDetails']);
    await happen(turned(false), turned(true));
    expect(outbox.calls).toEqual(['manageDetails']);
  });

  it('waits for the member if they are elsewhere when it is turned on', async () => {
    const { arrive, enter, happen, outbox } = leftOut();
    arrive('bal-portfolio');
    await happen(turned(true));
    expect(outbox.calls).toEqual([]);
    await enter();
    expect(outbox.calls).toEqual(['manageDetails']);
  });
});
