import { endpoints } from '../../../src/contract/endpoints';
import { screenEntered } from '../../../src/state/navigation/slice';
import { openTabs } from '../../support/tabs';

let mockFetches = 0;

jest.mock('../../../src/features/session/end', () => {
  mockFetches += 1;
  if (mockFetches === 1) throw new Error('gone');
  return jest.requireActual('../../../src/features/session/end');
});

// Rules `connection.scripts`, `session.warning`.
it('A script that warns and signs out and could not be fetched is recorded, and fetched again on the next screen', async () => {
  const { first, pass } = await openTabs({ seconds: 900 });
  await pass(20_000);
  expect(mockFetches).toBe(1);
  expect(first.asked.filter((call) => call.endsWith('/uilogging/error'))).toHaveLength(1);
  await first.happen(screenEntered({ screen: 'portfolio', at: Date.now() }));
  expect(mockFetches).toBe(2);
  await first.services.http.send(endpoints.headings);
  await pass(781_000);
  expect(first.warning()).toBe('You will be signed out in 2 minutes');
});
