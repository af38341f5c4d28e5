import { TOAST_MS, toastDismissed, toastShown } from '../../src/notices';
import { byHand, dialogs } from '../support/dialogs';
import { createWorld } from '../support/world';

const saved = { key: 'consent.saved' } as const;
const notSaved = { key: 'consent.notSaved' } as const;
const again = { text: { key: 'action.tryAgain' } as const, event: { type: 'test/again' } };

// Rule `toast.time`.
describe('a toast', () => {
  it('stays for at least five seconds from its own start, and disappears by itself', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.dispatch(toastShown('success', saved));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(portal.state().toasts).toHaveLength(1);
    portal.dispatch(toastShown('failure', notSaved));
    await jest.advanceTimersByTimeAsync(TOAST_MS - 5_000);
    expect(portal.state().toasts.map(({ text }) => text)).toEqual([notSaved]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(portal.state().toasts).toEqual([]);
  });

  it('with a button stays until the member closes it', async () => {
    const portal = createWorld(dialogs, byHand);
    const shown = portal.store.dispatch(toastShown('failure', notSaved, again));
    await jest.advanceTimersByTimeAsync(TOAST_MS * 100);
    expect(portal.state().toasts).toEqual([{ id: shown.payload.id, kind: 'failure', text: notSaved, action: again }]);
    portal.dispatch(toastDismissed({ id: shown.payload.id }));
    expect(portal.state().toasts).toEqual([]);
  });
});

describe('toasts', () => {
  const open = () => {
    const portal = createWorld(dialogs, byHand);
    return { ...portal, texts: () => portal.state().toasts.map(({ text }) => text) };
  };

  it('stand oldest first, and are dismissed one by one, even if two say the same', () => {
    const portal = open();
    portal.dispatch(toastShown('success', saved), toastShown('failure', notSaved, again));
    const twin = portal.store.dispatch(toastShown('failure', notSaved, again));
    expect(portal.texts()).toEqual([saved, notSaved, notSaved]);
    portal.dispatch(toastDismissed({ id: twin.payload.id }), toastDismissed({ id: twin.payload.id }));
    expect(portal.texts()).toEqual([saved, notSaved]);
  });

  it('without a button take the place of the one that says the same, as a new one', () => {
    const portal = open();
    const first = portal.store.dispatch(toastShown('failure', notSaved));
    portal.dispatch(toastShown('success', saved), toastShown('failure', notSaved));
    expect(portal.texts()).toEqual([saved, notSaved]);
    expect(portal.state().toasts.map(({ id }) => id)).not.toContain(first.payload.id);
  });
});
