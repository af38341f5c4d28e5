import { createErrorReporter, rootErrorHooks, watchGlobalErrors } from '../../src/platform/globalErrors';
import type { EntryLogger, LogEntry } from '../../src/platform/logger';
import { hostileValues } from './hostileValues';

const house = () => {
  const entries: LogEntry[] = [];
  let references = 0;
  const report = createErrorReporter({
    log: { write: (entry) => void entries.push(entry) } as EntryLogger,
    url: () => 'https://portal.example/#/portfolio',
    createReference: () => {
      references += 1;
      return `REF-${references}`;
    },
  });
  return { report, entries };
};

describe('an uncaught error', () => {
  // Rule `log.frames`.
  it('is logged with message, reference, address and frames', () => {
    const { report, entries } = house();
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    expect(report(Object.assign(new Error('broken'), { stack }))).toBe('REF-1');
    expect(entries).toEqual([
      {
        level: 5,
        message: 'broken',
        additional: ['broken', 'REF-1', 'https://portal.example/#/portfolio'],
        reference: 'REF-1',
        stack,
        listsFrames: true,
      },
    ]);
  });

  it('is logged once under one reference, however often and by whomever it is reported', () => {
    const { report, entries } = house();
    const error = Object.freeze(new Error('once'));
    const hooks = rootErrorHooks(report);
    hooks.onUncaughtError(error);
    hooks.onCaughtError(error, {});
    hooks.onRecoverableError(error);
    expect(report(error)).toBe('REF-1');
    hooks.onRecoverableError(new Error('another'));
    hooks.onUncaughtError(new Error('a third'));
    expect(entries.map(({ message }) => message)).toEqual(['once', 'another', 'a third']);
  });

  it.each([...hostileValues(), ['an error', new Error('broken')] as const])(
    'is logged even if it is %s, and its boundary gets the reference of the record',
    (_, thrown) => {
      const { report, entries } = house();
      const told: string[] = [];
      const errorBoundary = { informed: (reference: string) => void told.push(reference) };
      rootErrorHooks(report).onCaughtError(thrown, { errorBoundary });
      expect(told).toEqual(['REF-1']);
      expect(entries.map(({ additional }) => additional[1])).toEqual(told);
      expect(() => JSON.stringify(entries)).not.toThrow();
    },
  );
});

describe('the window', () => {
  const limit = Error.stackTraceLimit;
  afterEach(() => {
    Error.stackTraceLimit = limit;
  });

  it.each([
    [10, 20],
    [100, 100],
    [Number.NaN, 20],
  ])('has stacks of at least twenty frames: if it had %d, then %d', (before, after) => {
    Error.stackTraceLimit = before;
    watchGlobalErrors(new EventTarget() as Window, house().report);
    expect(Error.stackTraceLimit).toBe(after);
  });

  it('passes on errors and rejections', () => {
    const { report, entries } = house();
    const target = new EventTarget() as Window;
    watchGlobalErrors(target, report);
    target.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught Error: thrown' }));
    const place = { filename: 'https://portal.example/main.js', lineno: 3, colno: 4 };
    target.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', ...place }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    expect(entries.map(({ message, stack }) => [message, stack.split('\n')[0]])).toEqual([
      ['thrown', 'Error: thrown'],
      ['Script error.', '@https://portal.example/main.js:3:4'],
      ['rejected', ''],
    ]);
  });
});
