// Before the store, whose library looks for DevTools when it is loaded.
import '../../support/devToolsExtension';
import { readFileSync } from 'node:fs';
import { LONGEST_ACTION } from '../../../src/app/devTools/shorten';
import { devToolsOptions } from '../../support/devToolsExtension';
import { devToolsLog, LOG_DOCUMENT, printLog, withLog } from '../../support/devToolsLog';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 2, 8) });
});

it('The log of a full load is a story: no action is longer than 2 kB, and the how-to prints it', async () => {
  const log = await devToolsLog();
  expect(log.length).toBeGreaterThan(80);
  expect(log.filter((action) => JSON.stringify(action).length > LONGEST_ACTION)).toEqual([]);
  expect(log.filter(({ type }) => !/^[a-zA-Z]+\/[a-zA-Z]+$/.test(type))).toEqual([]);
  expect(devToolsOptions()).toMatchObject({ name: 'portfolio-ui', actionSanitizer: expect.any(Function) });
  const text = readFileSync(LOG_DOCUMENT, 'utf8');
  // After a change of what happens: npm run sessions
  expect(text).toBe(withLog(text, printLog(log)));
  expect(text).toContain(printLog(log));
});
