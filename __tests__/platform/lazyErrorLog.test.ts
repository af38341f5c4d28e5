import * as errorLog from '../../src/platform/errorLog';
import { createLazyErrorLog, type LogConsole, printTo } from '../../src/platform/lazyErrorLog';
import type { TimedEntry } from '../../src/platform/logger';
import { fakeServices } from '../support/builders';

const entryOf = (message: string): TimedEntry => ({
  message,
  additional: [],
  level: 5,
  timestamp: '2026-01-02T00:00:00.000Z',
  stack: '',
  isPrinted: true,
  isPosted: false,
  secrets: [],
});

beforeEach(() => {
  jest.useFakeTimers();
});

it('Each level is printed with the console method of its name, the fatal ones as errors', () => {
  const printed: unknown[][] = [];
  const console = Object.fromEntries(
    ['trace', 'debug', 'info', 'log', 'warn', 'error'].map((name) => [
      name,
      (...parts: unknown[]) => void printed.push([name, ...parts]),
    ]),
  ) as unknown as LogConsole;
  for (const level of [0, 1, 2, 3, 4, 5, 6]) printTo({ console })(level, 'why', `${level}`);
  expect(printed.map(([name]) => name)).toEqual(['trace', 'debug', 'info', 'log', 'warn', 'error', 'error']);
  expect(printed[6]).toEqual(['error', 'why', '6']);
});

// Rules `log.failure`, `log.redaction`.
it('If the chunk of the log cannot be loaded, the console gets the words of an entry, and the next entry tries again', async () => {
  const printed: unknown[][] = [];
  const answers = [() => Promise.reject(new Error('gone')), async () => errorLog];
  const { http, clock } = fakeServices().services;
  const log = createLazyErrorLog(
    {
      http,
      clock,
      print: (...parts) => void printed.push(parts),
      timeoutMs: 1,
      origin: 'https://portal.example',
      fetchSourceMap: undefined,
      secretNames: [],
    },
    () => (answers.shift() ?? (() => Promise.reject(new Error('too many'))))(),
  );
  log.report(entryOf("The tile's (first) call of L-12 failed, accessToken=abc."));
  await log.handedOver();
  log.prepare();
  log.report(entryOf('first'));
  log.report(entryOf('second'));
  await log.handedOver();
  expect(printed).toEqual([
    [5, 'FAILED TO LOG ON SERVER', "The tile's (first) call of *** failed, ***"],
    [5, 'first'],
    [5, 'second'],
  ]);
});
