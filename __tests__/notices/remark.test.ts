import {
  connectionRemarksSaga,
  OFFLINE,
  remarkMade,
  remarkReducer,
  sayingSaving,
  selectRemark,
  spokenRemark,
} from '../../src/notices';
import { connectionLost, connectionRestored } from '../../src/state/connection/slice';
import { call, type SagaGenerator } from '../../src/state/effects';
import { screenEntered } from '../../src/state/navigation/slice';
import { createWorld, settle } from '../support/world';

// Rule `overview.remarks`.
it('A remark that is made twice differs by a blank that is not spoken; a new screen begins in silence', () => {
  const saved = remarkMade({ key: 'consent.saved' });
  const once = remarkReducer(null, saved);
  const twice = remarkReducer(once, saved);
  const words = 'Your choice has been saved.';
  expect([once, twice, remarkReducer(twice, saved)].map(spokenRemark)).toEqual([words, `${words}\u00a0`, words]);
  expect(spokenRemark(remarkReducer(once, screenEntered({ screen: 'portfolio', at: 1 })))).toBe('');
});

describe('a connection that comes and goes', () => {
  it('is one message, a second after its last change', async () => {
    const { dispatch, actions } = createWorld({ reducer: { remark: remarkReducer }, sagas: [connectionRemarksSaga] });
    for (let time = 0; time < 3; time += 1) {
      dispatch(connectionLost());
      await jest.advanceTimersByTimeAsync(150);
      dispatch(connectionRestored({ missed: [] }));
      await jest.advanceTimersByTimeAsync(150);
    }
    dispatch(connectionLost());
    await jest.advanceTimersByTimeAsync(5_000);
    dispatch(connectionRestored({ missed: [] }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(actions.filter(remarkMade.match).map(({ payload }) => payload)).toEqual([
      { key: 'connection.lost' },
      { key: 'connection.restored' },
    ]);
  });
});

/** A decision that is being sent; the test answers it. */
const send = () => {
  const world = createWorld({ reducer: { remark: remarkReducer }, sagas: [] });
  let answer = () => {};
  const sent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  world.run(() =>
    sayingSaving(function* sending(): SagaGenerator {
      yield* call(() => sent);
    }),
  );
  const end = async () => {
    answer();
    await settle();
    return spokenRemark(selectRemark(world.state()));
  };
  return { ...world, end };
};

// Rule `dialog.saving`.
describe('the announcer', () => {
  it('says "Saving" while a decision is sent, and then nothing', async () => {
    const { state, end } = send();
    expect(spokenRemark(selectRemark(state()))).toBe('Saving');
    expect((await end()).trim()).toBe('');
  });

  it('falls silent after a second "Saving" as well, which is another text, and keeps what else was said since', async () => {
    const twice = send();
    twice.dispatch(remarkMade({ key: 'action.saving' }));
    expect((await twice.end()).trim()).toBe('');
    const offline = send();
    offline.dispatch(remarkMade(OFFLINE));
    expect(await offline.end()).toBe('You are offline. What you see may be out of date.');
  });
});
