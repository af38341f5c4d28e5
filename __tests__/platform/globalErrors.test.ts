import { createErrorReporter, rootErrorHooks, sagaErrorHook, watchGlobalErrors } from '../../src/platform/globalErrors';
import type { LogEntry } from '../../src/platform/logger';
import { createLogger } from '../../src/platform/logger';
import { createReferences } from '../../src/platform/references';
import { hostileValues } from './hostileValues';

const house = () => {
  const entries: LogEntry[] = [];
  const silent = () => undefined;
  const console = { trace: silent, debug: silent, info: silent, log: silent, warn: silent, error: silent };
  const clock = { now: () => Date.UTC(2026, 0, 2) };
  let drawn = 0.123456;
  const createReference = createReferences(clock, () => {
    drawn += 0.01;
    return drawn;
  });
  const logger = createLogger({
    console,
    clock,
    consoleLevel: 7,
    serverLevel: 7,
    createReference,
    secrets: () => [],
    secretNames: [],
    report: silent,
  });
  const log = { ...logger, write: (entry: LogEntry) => void entries.push(entry) };
  const report = createErrorReporter({
    log,
    url: () => 'https://portal.example/#/portfolio',
    createReference,
  });
  return { report, entries };
};

describe('an uncaught error', () => {
  // Rule `log.frames`.
  it('is logged with message, reference, address and frames', () => {
    const { report, entries } = house();
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    const reference = report(Object.assign(new Error('broken'), { stack }));
    expect(reference).toMatch(/^[0-9A-Z]+-[0-9A-Z]+$/);
    expect(entries).toEqual([
      {
        level: 5,
        message: 'broken',
        additional: ['broken', reference, 'https://portal.example/#/portfolio'],
        reference,
        stack,
        listsFrames: true,
      },
    ]);
  });

  it('is logged once under one reference, however often it is reported', () => {
    const { report, entries } = house();
    const error = Object.freeze(new Error('once'));
    const hooks = rootErrorHooks(report);
    hooks.onUncaughtError(error);
    hooks.onCaughtError(error, {});
    hooks.onRecoverableError(error);
    sagaErrorHook(report)(error);
    expect(report(error)).toBe(report(error));
    expect(entries).toHaveLength(1);
  });

  it('is logged whoever reports it', () => {
    const { report, entries } = house();
    const hooks = rootErrorHooks(report);
    hooks.onUncaughtError(new Error('uncaught'));
    hooks.onRecoverableError(new Error('recoverable'));
    sagaErrorHook(report)(new Error('of a saga'));
    expect(entries.map(({ message }) => message)).toEqual(['uncaught', 'recoverable', 'of a saga']);
  });

  it.each(hostileValues())('is logged even if it is %s', (_, thrown) => {
    const { report, entries } = house();
    expect(typeof report(thrown)).toBe('string');
    expect(entries).toHaveLength(1);
    expect(() => JSON.stringify(entries)).not.toThrow();
  });
});

describe('the boundary that caught an error', () => {
  it.each([...hostileValues(), ['an error', new Error('broken')] as const])(
    'gets the reference of the one record, for %s',
    (_, thrown) => {
      const { report, entries } = house();
      const told: string[] = [];
      const errorBoundary = { informed: (reference: string) => void told.push(reference) };
      rootErrorHooks(report).onCaughtError(thrown, { errorBoundary });
      expect(entries).toHaveLength(1);
      expect(told).toEqual([entries[0]?.additional[1]]);
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

  it('passes on errors and rejections until told to stop', () => {
    const { report, entries } = house();
    const target = new EventTarget() as Window;
    const stop = watchGlobalErrors(target, report);
    target.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught Error: thrown' }));
    const place = { filename: 'https://portal.example/main.js', lineno: 3, colno: 4 };
    target.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', ...place }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    stop();
    target.dispatchEvent(new ErrorEvent('error', { message: 'too late' }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'too late' }));
    expect(entries.map(({ message }) => message)).toEqual(['thrown', 'Script error.', 'rejected']);
    expect(entries.map(({ stack }) => stack.split('\n')[0])).toEqual([
      'Error: thrown',
      '@https://portal.example/main.js:3:4',
      '',
    ]);
  });
});
