import { endpoints } from '../../../src/contract/endpoints';
import { connectionSaga } from '../../../src/state/connection/saga';
import {
  callMissed,
  connectionLost,
  connectionReducer,
  connectionRestored,
  type Return,
} from '../../../src/state/connection/slice';
import { createSummarySlice, type SummaryState } from '../../../src/state/createSummarySlice';
import { type SagaGenerator, takeEvery } from '../../../src/state/effects';
import { requestMissed } from '../../../src/state/freshness';
import { safely } from '../../../src/state/safely';
import { endNeared, endPutOff, sessionReducer } from '../../../src/state/session/slice';
import { fakeServices } from '../../support/builders';
import { createSignal, createWorld, settle } from '../../support/world';

/** A page whose connection the test cuts and restores. */
const open = (isOnline = true) => {
  const { subscribe, tell, isHeard } = createSignal<boolean>();
  const connection = { ...fakeServices().services.connection, isOnline: () => isOnline, subscribe };
  const world = createWorld(
    { reducer: { connection: connectionReducer, session: sessionReducer }, sagas: [] },
    { services: { connection } },
  );
  const task = world.run(connectionSaga);
  const change = async (...changes: readonly boolean[]) => {
    changes.forEach(tell);
    await settle();
  };
  return { ...world, isHeard, task, change };
};

describe('the connection in the store', () => {
  // Rule `connection.events`.
  it('is lost and comes back as the browser says, and what was missed is handed over, each once', async () => {
    const { actions, change, dispatch, state } = open();
    expect(state().connection).toEqual({ online: true, returns: 0, missed: [] });
    await change(false);
    const again = [callMissed('products'), callMissed('gapSummary'), callMissed('products')];
    dispatch(...again);
    expect(state().connection).toEqual({ online: false, returns: 0, missed: ['products', 'gapSummary'] });
    await change(true);
    expect(state().connection).toEqual({ online: true, returns: 1, missed: [] });
    await change(false, true);
    expect(actions).toEqual([
      connectionLost(),
      ...again,
      connectionRestored({ missed: ['products', 'gapSummary'] }),
      connectionLost(),
      connectionRestored({ missed: [] }),
    ]);
  });

  it.each([
    [true, [true, true], []],
    [true, [false, false], [connectionLost()]],
    [false, [], [connectionLost()]],
  ])('changes only with an event: at first %p, then %j', async (isOnline, changes, expected) => {
    const { actions, change } = open(isOnline);
    await change(...changes);
    expect(actions).toEqual(expected);
  });

  // Rule `session.warning`.
  it("comes back for the portal once the warning of the session's end is answered", async () => {
    const { change, dispatch, state } = open();
    await change(false);
    dispatch(endNeared({ says: { key: 'page.past' }, isFirst: true }));
    await change(true);
    expect(state().connection.online).toBe(false);
    dispatch(endPutOff());
    await settle();
    expect(state().connection.online).toBe(true);
  });

  it('is no longer listened to once the portal ends', async () => {
    const { isHeard, task } = open();
    expect(isHeard()).toBe(true);
    task.cancel();
    await settle();
    expect(isHeard()).toBe(false);
  });
});

describe('what failed for want of a connection', () => {
  const gap = createSummarySlice('gap', endpoints.gapSummary);
  const card = createSummarySlice('card', endpoints.cardSummary);
  type State = { readonly gap: ReturnType<typeof gap.reducer>; readonly card: ReturnType<typeof card.reducer> };

  function* healing(): SagaGenerator {
    yield* takeEvery(
      connectionRestored,
      safely((event: Return) => requestMissed([gap, card], event)),
    );
  }

  const heal = (gapState: SummaryState<never>, missed: readonly string[]) => {
    const { dispatch, actions } = createWorld<State>(
      { reducer: { gap: gap.reducer, card: card.reducer }, sagas: [healing] },
      { initial: { gap: gapState, card: { status: 'failed', reference: 'R' } } as Partial<State> },
    );
    dispatch(connectionRestored({ missed }));
    return actions.slice(1).map(({ type }) => type);
  };

  // Rule `connection.return`.
  it.each<[SummaryState<never>['status'], readonly string[], readonly string[]]>([
    ['failed', ['gapSummary'], ['gap/summaryRequested']],
    ['failed', ['cardSummary', 'gapSummary'], ['gap/summaryRequested', 'card/summaryRequested']],
    ['loading', ['gapSummary'], []],
    ['failed', ['somethingElse'], []],
  ])('is asked for again when it is back, if it is still missing: %s, %j', (status, missed, requested) => {
    expect(heal({ status } as SummaryState<never>, missed)).toEqual(requested);
  });
});
