import fc from 'fast-check';
import { createLogger, createReferences, messageOf, stackOf, type TimedEntry } from '../../src/platform/logger';
import { hostileValues } from './hostileValues';

const house = (consoleLevel: number, serverLevel: number) => {
  const entries: TimedEntry[] = [];
  const log = createLogger({
    clock: { now: () => Date.UTC(2026, 0, 2) },
    consoleLevel,
    serverLevel,
    createReference: () => 'REF',
    secrets: () => ['known-secret'],
    report: (entry) => void entries.push(entry),
  });
  return { log, entries };
};

const LEVELS = ['trace', 'debug', 'info', 'log', 'warn', 'error', 'fatal'] as const;

describe('the logger', () => {
  // Rule `log.levels`.
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('prints or posts from level %d on, whatever the other level is', (threshold) => {
    const from = [0, 1, 2, 3, 4, 5, 6].slice(threshold);
    const [printing, posting] = [house(threshold, 7), house(7, threshold)];
    for (const name of LEVELS) for (const { log } of [printing, posting]) expect(log[name](name)).toBe('REF');
    expect(printing.entries.map(({ level, isPrinted, isPosted }) => [level, isPrinted, isPosted])).toEqual(
      from.map((level) => [level, true, false]),
    );
    expect(posting.entries.map(({ level, isPrinted, isPosted }) => [level, isPrinted, isPosted])).toEqual(
      from.map((level) => [level, false, true]),
    );
  });

  it('passes on the place and the message of the cause and nothing else of it', () => {
    const { log, entries } = house(5, 6);
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    log.error('There was an issue', Object.assign(new Error('no luck'), { stack, answer: 'secret' }));
    expect(entries).toEqual([
      {
        message: 'There was an issue',
        additional: ['no luck', 'REF'],
        reference: 'REF',
        level: 5,
        timestamp: '2026-01-02T00:00:00.000Z',
        stack,
        caller: expect.stringContaining('logger.test.ts'),
        isPrinted: true,
        isPosted: false,
        secrets: ['known-secret'],
      },
    ]);
  });

  it('accepts a cause that is a text, or none, and adds the reference from errors on', () => {
    const { log, entries } = house(4, 7);
    log.error('bare');
    log.error('with a text', 'why');
    log.error('with nothing', undefined);
    log.warn('a warning', 'why');
    expect(entries.map(({ additional, stack }) => [additional, stack])).toEqual([
      [['REF'], ''],
      [['why', 'REF'], ''],
      [['REF'], ''],
      [['why'], ''],
    ]);
  });
});

describe('reading an error', () => {
  it('returns its message and its stack', () => {
    const error = new Error('broken');
    expect([messageOf(error), stackOf(error), stackOf('a text')]).toEqual(['broken', error.stack, '']);
  });

  it.each(hostileValues())('survives %s', (_, thrown) => {
    expect(messageOf(thrown)).toMatch(/./);
    expect(typeof stackOf(thrown)).toBe('string');
  });
});

describe('a reference', () => {
  it('is short, plain and easy to read out, whatever the time and the random number', () => {
    const drawn = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat(), drawn, (now, number) => {
        expect(createReferences({ now: () => now }, () => number)()).toMatch(/^[0-9A-Z]{1,10}-[0-9A-Z]{6}$/);
      }),
      { examples: [[0, 0]] },
    );
  });

  it('differs from the one before it in the same millisecond', () => {
    const numbers = [0.5, 0.51];
    const create = createReferences({ now: () => 0 }, () => numbers.shift() ?? 0);
    expect([create(), create()]).toEqual(['0-I00000', expect.not.stringMatching('0-I00000')]);
  });
});
