import {
  needsRest,
  selectFailures,
  selectSuccesses,
  toastDismissed,
  toastShown,
  toastsReducer,
} from '../../src/notices';

describe('toasts', () => {
  it('show a success and a failure each in its own region, oldest first', () => {
    const toasts = [
      toastShown('success', 'saved'),
      toastShown('failure', 'broken'),
      toastShown('failure', 'again'),
    ].reduce(toastsReducer, []);
    expect(selectSuccesses({ toasts }).map(({ text }) => text)).toEqual(['saved']);
    expect(selectFailures({ toasts }).map(({ text }) => text)).toEqual(['broken', 'again']);
  });

  it('with the same text are two toasts, and dismissing one leaves the other', () => {
    const first = toastShown('success', 'saved');
    const toasts = [first, toastShown('success', 'saved')].reduce(toastsReducer, []);
    const after = toastsReducer(toasts, toastDismissed({ id: first.payload.id }));
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(first.payload.id);
  });

  it('with a button bring it into view, so that presses rest; those without have no trace of one', () => {
    const plain = toastShown('success', 'saved');
    const action = { text: 'Try again', event: { type: 'test/again' } };
    const offering = toastShown('failure', 'not saved', action);
    expect([plain, offering].map(needsRest)).toEqual([false, true]);
    const toasts = toastsReducer([], plain);
    expect(toasts).toStrictEqual([{ id: plain.payload.id, kind: 'success', text: 'saved' }]);
    const both = toastsReducer(toasts, offering);
    expect(both[1]).toStrictEqual({ id: offering.payload.id, kind: 'failure', text: 'not saved', action });
  });

  it('that are gone can be dismissed again without effect', () => {
    const toasts = toastsReducer([], toastShown('failure', 'broken'));
    expect(toastsReducer(toasts, toastDismissed({ id: 'gone' }))).toEqual(toasts);
  });
});
