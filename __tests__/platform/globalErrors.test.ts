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
  const logger = createLogger({ console, clock, consoleLevel: 7, serverLevel: 7, createReference, report: silent });
  const log = { ...logger, write: (entry: LogEntry) => void entries.push(entry) };
  const report = createErrorReporter({
    log,
    url: () => 'https://portal.example/?accessToken=abc#/portfolio',
    createReference,
  });
  return { report, entries };
};

describe('an error that nobody caught', () => {
  it('is logged with message, reference, address and frames, and without tokens', () => {
    const { report, entries } = house();
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    const reference = report(Object.assign(new Error('broken'), { stack }));
    expect(reference).toMatch(/^[0-9A-Z]+-[0-9A-Z]+$/);
    expect(entries).toEqual([
      {
        level: 5,
        message: 'broken',
        additional: [
          'broken',
          reference,
          'https://portal.example/?accessToken=***#/portfolio',
          ['load@https://portal.example/main.js:10:20'],
        ],
        frame: { functionName: 'load', fileName: 'https://portal.example/main.js', lineNumber: 10, columnNumber: 20 },
      },
    ]);
  });

  it('is logged once, by whichever ways it arrives, under one reference', () => {
    const { report, entries } = house();
    const error = Object.freeze(new Error('once'));
    const hooks = rootErrorHooks(report);
    hooks.onUncaughtError(error);
    hooks.onCaughtError(error);
    hooks.onRecoverableError(error);
    sagaErrorHook(report)(error);
    expect(report(error)).toBe(report(error));
    expect(entries).toHaveLength(1);
  });

  it('is told from another with the same message', () => {
    const { report, entries } = house();
    expect(report(new Error('alike'))).not.toBe(report(new Error('alike')));
    expect(entries).toHaveLength(2);
  });

  it.each(hostileValues())('is logged even where it is %s', (_, thrown) => {
    const { report, entries } = house();
    expect(typeof report(thrown)).toBe('string');
    expect(entries).toHaveLength(1);
    expect(() => JSON.stringify(entries)).not.toThrow();
  });
});

describe('the window', () => {
  it('hands over errors and rejections until told to stop, with twenty frames and more', () => {
    const { report, entries } = house();
    const target = new EventTarget() as Window;
    const stop = watchGlobalErrors(target, report);
    expect(Error.stackTraceLimit).toBeGreaterThanOrEqual(20);
    target.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught Error: thrown' }));
    target.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    stop();
    target.dispatchEvent(new ErrorEvent('error', { message: 'too late' }));
    expect(entries.map(({ message }) => message)).toEqual(['thrown', 'Script error.', 'rejected']);
  });
});
