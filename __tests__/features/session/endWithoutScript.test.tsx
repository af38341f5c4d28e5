import { endpoints } from '../../../src/contract/endpoints';
import { screenEntered } from '../../../src/state/navigation/slice';
import { signOutBegan } from '../../../src/state/session/slice';
import { openTabs } from '../../support/tabs';

let mockFetches = 0;
let mockIsGone = true;

jest.mock('../../../src/features/session/SessionWarning', () => {
  mockFetches += 1;
  if (mockIsGone) throw new Error('gone');
  return jest.requireActual('../../../src/features/session/SessionWarning');
});

const recorded = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/uilogging/error')).length;

// Rule `session.signOut`.
it('Signing out needs no other script, here and in the other tabs', async () => {
  const { tabs, first, pass } = await openTabs({ count: 2 });
  await first.happen(signOutBegan(true));
  await pass(0);
  expect(tabs.map(({ status }) => status())).toEqual(['ended', 'ended']);
});

// Rules `connection.scripts`, `session.warning`.
it('A script that warns and could not be fetched is recorded, and fetched again after a while and on the next screen', async () => {
  mockFetches = 0;
  const { first, pass } = await openTabs({ seconds: 900 });
  await pass(20_000);
  expect([mockFetches, recorded(first.asked)]).toEqual([1, 1]);
  await pass(11_000);
  expect(mockFetches).toBe(2);
  mockIsGone = false;
  await first.happen(screenEntered({ screen: 'portfolio', at: Date.now() }));
  expect(mockFetches).toBe(3);
  await first.services.http.send(endpoints.headings);
  await pass(781_000);
  expect(first.warning()).toBe('You will be signed out in 2 minutes');
});
