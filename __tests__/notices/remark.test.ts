import {
  connectionRemarksSaga,
  OFFLINE,
  remarkMade,
  remarkReducer,
  sayingSaving,
  sayOutcome,
  selectRemark,
  spokenRemark,
} from '../../src/notices';
import { connectionLost, connectionRestored } from '../../src/state/connection/slice';
import { delay, type SagaGenerator } from '../../src/state/effects';
import { screenEntered } from '../../src/state/navigation/slice';
import { sessionAsked, sessionProlonged } from '../../src/state/session/slice';
import { fakeServices } from '../support/builders';
import { createWorld } from '../support/world';

// Rule `overview.remarks`.
it('A remark that is made twice is another one in the same words; a new screen begins in silence', () => {
  const saved = remarkMade({ key: 'consent.saved' });
  const once = remarkReducer(null, saved);
  const twice = remarkReducer(once, saved);
  expect(twice).not.toBe(once);
  expect([once, twice].map(spokenRemark)).toEqual(['Your choice has been saved.', 'Your choice has been saved.']);
  expect(spokenRemark(remarkReducer(once, screenEntered({ screen: 'portfolio', at: 1 })))).toBe('');
});

// Rules `session.warning`, `session.asked`.
it('The remark that the session ends soon is removed once that is no longer true, and any once the page is emptied', () => {
  const warned = remarkReducer(null, remarkMade({ key: 'session.endsInSeconds', values: { count: 30 } }));
  for (const event of [sessionProlonged(), sessionAsked()])
    expect(spokenRemark(remarkReducer(warned, event)).trim()).toBe('');
});

it('A connection that comes and goes is one message, a second after its last change', async () => {
  const { dispatch, actions } = createWorld({ reducer: { remark: remarkReducer }, sagas: [connectionRemarksSaga] });
  for (const wait of [150, 150, 5_000]) {
    dispatch(connectionRestored({ missed: [] }));
    await jest.advanceTimersByTimeAsync(150);
    dispatch(connectionLost());
    await jest.advanceTimersByTimeAsync(wait);
  }
  dispatch(connectionRestored({ missed: [] }));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(actions.filter(remarkMade.match).map(({ payload }) => payload)).toEqual([
    { key: 'connection.lost' },
    { key: 'connection.restored' },
  ]);
});

// Rule `connection.silence`.
it.each([
  [false, 'Your actions have been checked.'],
  [true, 'You are offline. What you see may be out of date.'],
])('How an attempt ended is said, or that the member is offline: %s', (isOffline, words) => {
  const connection = { ...fakeServices().services.connection, wasLost: () => isOffline };
  const world = createWorld({ reducer: { remark: remarkReducer }, sagas: [] }, { services: { connection } });
  world.run(() => sayOutcome({ key: 'outstanding.checked' }));
  expect(spokenRemark(selectRemark(world.state()))).toBe(words);
});

/** A decision that is being sent, until the test ends that. */
const send = () => {
  const world = createWorld({ reducer: { remark: remarkReducer }, sagas: [] });
  world.run(() =>
    sayingSaving(function* sending(): SagaGenerator {
      yield* delay(1);
    }),
  );
  const said = () => spokenRemark(selectRemark(world.state()));
  const end = async () => {
    await jest.advanceTimersByTimeAsync(1);
    return said();
  };
  return { ...world, said, end };
};

// Rule `dialog.saving`.
describe('the announcer', () => {
  it('says "Saving" while a decision is sent, and then nothing', async () => {
    const { said, end } = send();
    expect(said()).toBe('Saving');
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
