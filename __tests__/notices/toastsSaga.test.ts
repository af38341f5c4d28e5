import { toastDismissed, toastShown } from '../../src/notices';
import { TOAST_MS } from '../../src/notices/toastsSaga';
import { openDialogs } from './portal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  // Rule `toast.time`.
  it('stays for at least five seconds, and disappears by itself', async () => {
    const portal = openDialogs();
    portal.store.dispatch(toastShown('success', 'saved'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(portal.store.getState().toasts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(TOAST_MS - 5_000);
    expect(portal.store.getState().toasts).toEqual([]);
    portal.close();
  });

  // Rule `toast.time`.
  it('with a button stays until the member closes it', async () => {
    const portal = openDialogs();
    const again = { text: 'Try again', event: { type: 'test/again' } };
    const { payload } = portal.store.dispatch(toastShown('failure', 'not saved', again));
    await jest.advanceTimersByTimeAsync(TOAST_MS * 100);
    expect(portal.store.getState().toasts).toHaveLength(1);
    portal.store.dispatch(toastDismissed({ id: payload.id }));
    expect(portal.store.getState().toasts).toEqual([]);
    portal.close();
  });

  it('has its own time, whatever came before it', async () => {
    const portal = openDialogs();
    portal.store.dispatch(toastShown('success', 'first'));
    await jest.advanceTimersByTimeAsync(3_000);
    portal.store.dispatch(toastShown('failure', 'second'));
    await jest.advanceTimersByTimeAsync(TOAST_MS - 3_000);
    expect(portal.store.getState().toasts.map(({ text }) => text)).toEqual(['second']);
    portal.close();
  });

  it('disappears at once when the member dismisses it', async () => {
    const portal = openDialogs();
    const toast = portal.store.dispatch(toastShown('success', 'saved'));
    portal.store.dispatch(toastDismissed({ id: toast.payload.id }));
    await jest.advanceTimersByTimeAsync(TOAST_MS);
    expect(portal.store.getState().toasts).toEqual([]);
    portal.close();
  });
});
