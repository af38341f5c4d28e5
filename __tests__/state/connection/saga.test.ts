import { connectionSaga } from '../../../src/state/connection/saga';
import {
  callMissed,
  connectionLost,
  connectionReducer,
  connectionRestored,
  selectIsMissed,
} from '../../../src/state/connection/slice';
import { endNeared, sessionProlonged, sessionReducer } from '../../../src/state/session/slice';
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
    dispatch(callMissed('products'), endNeared({ says: { key: 'page.past' }, isFirst: true }));
    expect(selectIsMissed(state(), 'products')).toBe(false);
    await change(false);
    expect(state().connection.online).toBe(false);
    expect(['products', 'gapSummary'].map((name) => selectIsMissed(state(), name))).toEqual([true, false]);
    await change(true);
    expect(state().connection.online).toBe(false);
    dispatch(sessionProlonged());
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
