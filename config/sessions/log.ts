// Before the store, whose library looks for DevTools when it is loaded.
import '../../__tests__/support/devToolsExtension';
import { readFileSync, writeFileSync } from 'node:fs';
import { devToolsLog, LOG_DOCUMENT, printLog, withLog } from '../../__tests__/support/devToolsLog';

it('prints the log of a full load in the how-to', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 2, 8) });
  const text = readFileSync(LOG_DOCUMENT, 'utf8');
  writeFileSync(LOG_DOCUMENT, withLog(text, printLog(await devToolsLog())));
});
