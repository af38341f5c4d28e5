import { extrasFailed, extrasLoaded, extrasReducer } from '../../src/state/extras';

it('The extras are awaited until they come or their script cannot be loaded, after which they may still come', () => {
  const start = extrasReducer(undefined, { type: 'start' });
  expect(start).toEqual({ status: 'loading' });
  const failed = extrasReducer(start, extrasFailed({ reference: 'R-1', isReplaced: true }));
  expect(failed).toEqual({ status: 'failed', reference: 'R-1', isReplaced: true });
  expect(extrasReducer(failed, extrasLoaded())).toEqual({ status: 'loaded' });
});
