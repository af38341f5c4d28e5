import { extrasFailed, extrasLoaded, extrasReducer, extrasRetryClicked } from '../../src/state/extras';

it('The extras are awaited until they come or their script cannot be loaded, after which they may still come', () => {
  const start = extrasReducer(undefined, { type: 'start' });
  expect(start).toEqual({ status: 'loading' });
  const failed = extrasReducer(start, extrasFailed({ reference: 'R-1' }));
  expect(failed).toEqual({ status: 'failed', reference: 'R-1' });
  expect(extrasReducer(failed, extrasLoaded())).toEqual({ status: 'loaded' });
});

it('A member who asks for the extras again is seen to wait until they come, or fail again', () => {
  const first = extrasReducer(undefined, extrasFailed({ reference: 'R-1' }));
  const retried = extrasReducer(first, extrasRetryClicked());
  expect(retried).toEqual({ ...first, isRetried: true });
  const second = extrasReducer(retried, extrasFailed({ reference: 'R-2' }));
  expect(second).toEqual({ status: 'failed', reference: 'R-2' });
  expect(extrasReducer(retried, extrasLoaded())).toEqual({ status: 'loaded' });
  expect(extrasReducer({ status: 'loading' }, extrasRetryClicked())).toEqual({ status: 'loading' });
});
