import { TOAST_MS, toastDismissed, toastShown } from '../../src/notices';
import { byHand, dialogs } from '../support/dialogs';
import { createWorld } from '../support/world';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  // Rule `toast.time`.
  it('stays for at least five seconds, and disappears by itself', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.dispatch(toastShown('success', 'saved'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(portal.state().toasts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(TOAST_MS - 5_000);
    expect(portal.state().toasts).toEqual([]);
  });

  // Rule `toast.time`.
  it('with a button stays until the member closes it', async () => {
    const portal = createWorld(dialogs, byHand);
    const again = { text: 'Try again', event: { type: 'test/again' } };
    const { payload } = portal.store.dispatch(toastShown('failure', 'not saved', again));
    await jest.advanceTimersByTimeAsync(TOAST_MS * 100);
    expect(portal.state().toasts).toHaveLength(1);
    portal.dispatch(toastDismissed({ id: payload.id }));
    expect(portal.state().toasts).toEqual([]);
  });

  it('has its own time, whatever came before it', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.dispatch(toastShown('success', 'first'));
    await jest.advanceTimersByTimeAsync(3_000);
    portal.dispatch(toastShown('failure', 'second'));
    await jest.advanceTimersByTimeAsync(TOAST_MS - 3_000);
    expect(portal.state().toasts.map(({ text }) => text)).toEqual(['second']);
  });

  it('disappears at once when the member dismisses it', async () => {
    const portal = createWorld(dialogs, byHand);
    const toast = portal.store.dispatch(toastShown('success', 'saved'));
    portal.dispatch(toastDismissed({ id: toast.payload.id }));
    await jest.advanceTimersByTimeAsync(TOAST_MS);
    expect(portal.state().toasts).toEqual([]);
  });
});
