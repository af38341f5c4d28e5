import { rootErrorHooks, watchGlobalErrors } from '../../src/platform/globalErrors';

/** What was reported, and where it was thrown. */
const reporting = () => {
  const reported: unknown[][] = [];
  const report = (...given: unknown[]) => `REF-${reported.push(given)}`;
  return { reported, report };
};

it('The hooks of the root report each error, and give its boundary the reference of the record', () => {
  const { reported, report } = reporting();
  const told: string[] = [];
  const hooks = rootErrorHooks(report);
  hooks.onUncaughtError('uncaught');
  hooks.onRecoverableError('recoverable');
  hooks.onCaughtError('caught', { errorBoundary: { informed: (reference: string) => void told.push(reference) } });
  for (const errorBoundary of [undefined, null, {}]) hooks.onCaughtError('caught', { errorBoundary });
  expect(reported.flat()).toEqual(['uncaught', 'recoverable', 'caught', 'caught', 'caught', 'caught']);
  expect(told).toEqual(['REF-3']);
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
    watchGlobalErrors(new EventTarget() as Window, () => '');
    expect(Error.stackTraceLimit).toBe(after);
  });

  it('passes on errors and rejections', () => {
    const { reported, report } = reporting();
    const target = new EventTarget() as Window;
    watchGlobalErrors(target, report);
    const thrown = new Error('thrown');
    const init = { message: 'Script error.', filename: 'https://portal.example/main.js', lineno: 3, colno: 4 };
    for (const error of [thrown, undefined]) target.dispatchEvent(new ErrorEvent('error', { ...init, error }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    const at = '@https://portal.example/main.js:3:4';
    expect(reported).toEqual([[thrown, at], ['Script error.', at], ['rejected']]);
  });
});
