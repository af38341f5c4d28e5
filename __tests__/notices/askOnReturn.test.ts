import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { dialogDue, dialogNotDue, dialogsReducer } from '../../src/notices';
import { askOnce } from '../../src/notices/askOnce';
import { askOnReturn } from '../../src/notices/askOnReturn';
import { remarkMade, remarkReducer } from '../../src/notices/remarkSlice';
import { connectionLost, connectionRestored } from '../../src/state/connection/slice';
import { call, type Saga } from '../../src/state/effects';
import { screenEntered } from '../../src/state/navigation/slice';
import { createWorld, settle } from '../support/world';

const dialog = 'marketingConsent';

const open = (isOn = true) => {
  const asked: string[] = [];
  function* ask(): Saga {
    yield* call(() => asked.push('asked'));
  }
  const features = { ...defaultConfiguration.features, consent: isOn };
  const world = createWorld(
    { reducer: { dialogs: dialogsReducer }, sagas: [] },
    { services: { configuration: { ...defaultConfiguration, features } } },
  );
  const run = async (saga: () => Generator) => {
    world.run(saga);
    await settle();
    return asked.length;
  };
  return { ...world, run, ask, asked };
};

describe('whether a dialog is due', () => {
  it('is asked once in a page load', async () => {
    const { run, ask, dispatch } = open();
    expect(await run(() => askOnce(dialog, 'consent', ask))).toBe(1);
    dispatch(dialogDue({ dialog }));
    expect(await run(() => askOnce(dialog, 'consent', ask))).toBe(1);
  });

  it('is not asked, because it is not, if its feature is off or it is not for this member', async () => {
    const off = open(false);
    expect(await off.run(() => askOnce(dialog, 'consent', off.ask))).toBe(0);
    expect(off.actions).toEqual([dialogNotDue({ dialog })]);
    const other = open();
    expect(await other.run(() => askOnce(dialog, 'consent', other.ask, false))).toBe(0);
    expect(other.actions).toEqual([dialogNotDue({ dialog })]);
  });

  // Rule `connection.return`.
  it('is asked again when the connection is back, if its call failed for want of it and it is not due', async () => {
    const { run, ask, dispatch } = open();
    const heal = askOnReturn(dialog, 'viewConsent', ask);
    const missed = connectionRestored({ missed: ['products', 'viewConsent'] });
    expect(await run(() => heal(missed))).toBe(0);
    dispatch(dialogNotDue({ dialog }));
    expect(await run(() => heal(connectionRestored({ missed: ['products'] })))).toBe(0);
    expect(await run(() => heal(missed))).toBe(1);
  });
});

// Rule `overview.remarks`.
it('A remark that is made twice differs by a blank that is not spoken; a new screen begins in silence', () => {
  const once = remarkReducer('', remarkMade('Saved'));
  const twice = remarkReducer(once, remarkMade('Saved'));
  expect([once, twice]).toEqual(['Saved', 'Saved\u00a0']);
  expect(remarkReducer(twice, remarkMade('Saved'))).toBe('Saved');
  expect(remarkReducer(once, screenEntered({ screen: 'portfolio', at: 1 }))).toBe('');
  expect(remarkReducer('', connectionLost())).toBe('You are offline. What you see may be out of date.');
  expect(remarkReducer('', connectionRestored({ missed: [] }))).toBe('You are online again.');
});
