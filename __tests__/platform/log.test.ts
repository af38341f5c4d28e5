import fc from 'fast-check';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import * as errorLog from '../../src/platform/errorLog';
import { createLog, type LogEntry, messageOf, stackOf } from '../../src/platform/log';
import { fakeServices } from '../support/builders';
import { hostileValues } from './hostileValues';

beforeEach(() => void jest.useFakeTimers());

/** A log, the entries that its chunk gets, and what is on the console. */
const open = (
  { consoleLevel = 5, serverLevel = 5, now = Date.UTC(2026, 0, 2) } = {},
  load?: Parameters<typeof createLog>[1],
) => {
  const entries: LogEntry[] = [];
  const printed: unknown[][] = [];
  const { http } = fakeServices().services;
  const created = createLog(
    {
      window: {
        fetch: () => Promise.reject(new Error('not part of this test')),
        console: {
          warn: (...parts) => void printed.push(['warn', ...parts]),
          error: (...parts) => void printed.push(['error', ...parts]),
        },
        location: { href: 'https://portal.example/?sso=abc#/portfolio&name=Thandi', origin: 'https://portal.example' },
      },
      http,
      clock: { now: () => now },
      configuration: { ...defaultConfiguration, logger: { consoleLevel, serverLevel, sourceMaps: false } },
      timeoutMs: 1,
      secrets: () => ['known-secret'],
    },
    load ?? (async () => ({ ...errorLog, createErrorLog: () => (entry: LogEntry) => void entries.push(entry) })),
  );
  const handedOver = async () => {
    await created.handedOver();
    return entries;
  };
  return { ...created, printed, entries: handedOver };
};

describe('the log', () => {
  // Rule `log.levels`.
  it.each([4, 5, 6, 7])('prints or posts from level %d on, whatever the other level is', async (threshold) => {
    for (const [consoleLevel, serverLevel] of [
      [threshold, 7],
      [7, threshold],
    ]) {
      const { log, entries } = open({ consoleLevel, serverLevel });
      for (const level of ['warn', 'error'] as const) expect(log[level](level)).toMatch(/./);
      expect((await entries()).map(({ level, isPrinted, isPosted }) => [level, isPrinted, isPosted])).toEqual(
        [4, 5].filter((level) => level >= threshold).map((level) => [level, consoleLevel !== 7, serverLevel !== 7]),
      );
    }
  });

  it('passes on the place and the message of the cause and nothing else of it', async () => {
    const { log, entries } = open({ serverLevel: 6 });
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    const reference = log.error('There was an issue', Object.assign(new Error('no luck'), { stack, answer: 'secret' }));
    expect(await entries()).toEqual([
      {
        message: 'There was an issue',
        additional: ['no luck', reference],
        reference,
        level: 5,
        timestamp: '2026-01-02T00:00:00.000Z',
        stack,
        caller: expect.stringContaining('log.test.ts'),
        isPrinted: true,
        isPosted: false,
        secrets: ['known-secret'],
      },
    ]);
  });

  it('accepts a cause that is a text, or none, and adds the reference from errors on', async () => {
    const { log, entries } = open({ consoleLevel: 4 });
    const references = [log.error('bare'), log.error('with a text', 'why'), log.warn('a warning', 'why')];
    expect((await entries()).map(({ additional, stack }) => [additional, stack])).toEqual([
      [[references[0]], ''],
      [['why', references[1]], ''],
      [['why'], ''],
    ]);
  });

  // Rule `log.failure`.
  it('that throws prints the words of an entry, reports nothing of itself, and goes on with the next one', async () => {
    const written: string[] = [];
    const throwing = async () => ({
      ...errorLog,
      createErrorLog: () => (entry: LogEntry) => {
        if (entry.message === 'The first call failed') throw new SyntaxError('Stack overflow');
        written.push(entry.message);
      },
    });
    const { log, printed, entries } = open({}, throwing);
    log.error('The first call failed');
    await entries();
    log.error('The second call failed');
    await entries();
    expect(printed).toEqual([['error', 'FAILED TO LOG ON SERVER', 'The first call failed']]);
    expect(written).toEqual(['The second call failed']);
  });

  // Rules `log.failure`, `log.redaction`.
  it('whose chunk cannot be loaded prints the words of an entry, and the next entry tries again', async () => {
    const load = jest.fn(async () => errorLog).mockRejectedValueOnce(new Error('gone'));
    const { log, prepare, handedOver, printed } = open({ consoleLevel: 4, serverLevel: 7 }, load);
    log.error("The tile's (first) call of L-12 failed, accessToken=abc.");
    await handedOver();
    prepare();
    log.warn('first');
    const reference = log.error('second');
    await handedOver();
    expect(load).toHaveBeenCalledTimes(2);
    expect(printed).toEqual([
      ['error', 'FAILED TO LOG ON SERVER', "The tile's (first) call of *** failed, ***"],
      ['warn', 'first'],
      ['error', 'second', reference],
    ]);
  });

  it('gives each record a reference that is short, plain and easy to read out', () => {
    const drawn = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat(), drawn, (now, number) => {
        jest.spyOn(Math, 'random').mockReturnValueOnce(number);
        expect(open({ now, consoleLevel: 7, serverLevel: 7 }).log.error('x')).toMatch(/^[0-9A-Z]{1,10}-[0-9A-Z]{6}$/);
      }),
      { examples: [[0, 0]] },
    );
    const { log } = open();
    expect(log.error('x')).not.toBe(log.error('x'));
  });
});

describe('an uncaught error', () => {
  // Rule `log.frames`.
  it('is logged with message, reference, address and frames, or else the place where it was thrown', async () => {
    const { reportError, entries } = open();
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    const reference = reportError(Object.assign(new Error('broken'), { stack }), 'elsewhere');
    reportError('no error', '@main.js:1:2');
    const [first, second] = await entries();
    const additional = ['broken', reference, 'https://portal.example/#/portfolio'];
    expect(first).toMatchObject({ level: 5, message: 'broken', additional, reference, stack, listsFrames: true });
    expect(second).toMatchObject({ message: 'no error', stack: '@main.js:1:2' });
  });

  it('is logged once under one reference, however often it is reported', async () => {
    const { reportError, entries } = open();
    const error = Object.freeze(new Error('once'));
    expect(reportError(error)).toBe(reportError(error));
    reportError(new Error('another'));
    expect((await entries()).map(({ message }) => message)).toEqual(['once', 'another']);
  });

  it.each(hostileValues())('is logged even if it is %s', async (_, thrown) => {
    const { reportError, entries } = open();
    const reference = reportError(thrown);
    const logged = await entries();
    expect(logged).toMatchObject([{ reference, message: messageOf(thrown), stack: stackOf(thrown) }]);
    expect(logged[0]?.message).toMatch(/./);
    expect(() => JSON.stringify(logged)).not.toThrow();
  });
});
