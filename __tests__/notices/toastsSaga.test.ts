import { toastDismissed, toastShown } from '../../src/notices';
import { TOAST_MS } from '../../src/notices/toastsSaga';
import { openPortal } from './portal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('stays for at least five seconds, and goes by itself', async () => {
    const portal = openPortal();
    portal.store.dispatch(toastShown('success', 'saved'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(portal.store.getState().toasts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(TOAST_MS - 5_000);
    expect(portal.store.getState().toasts).toEqual([]);
    portal.close();
  });

  it('each has its own time, whatever came before it', async () => {
    const portal = openPortal();
    portal.store.dispatch(toastShown('success', 'first'));
    await jest.advanceTimersByTimeAsync(3_000);
    portal.store.dispatch(toastShown('failure', 'second'));
    await jest.advanceTimersByTimeAsync(TOAST_MS - 3_000);
    expect(portal.store.getState().toasts.map(({ text }) => text)).toEqual(['second']);
    portal.close();
  });

  it('goes at once when the member dismisses it', async () => {
    const portal = openPortal();
    const toast = portal.store.dispatch(toastShown('success', 'saved'));
    portal.store.dispatch(toastDismissed({ id: toast.payload.id }));
    await jest.advanceTimersByTimeAsync(TOAST_MS);
    expect(portal.store.getState().toasts).toEqual([]);
    portal.close();
  });
});
