import fc from 'fast-check';
import {
  type DialogsState,
  dialogClosed,
  dialogDecidedElsewhere,
  dialogDue,
  dialogNotDue,
  dialogOrder,
  dialogsReducer,
  type UnaskedDialog,
  waitEnded,
} from '../../src/notices';

const start = (): DialogsState => dialogsReducer(undefined, { type: 'start' });

const answer = (dialog: UnaskedDialog, due: boolean) => (due ? dialogDue({ dialog }) : dialogNotDue({ dialog }));

/** Closes each dialog that opens, one after the other. */
const openInTurn = (given: DialogsState): readonly UnaskedDialog[] => {
  const seen: UnaskedDialog[] = [];
  for (let state = given; state.open !== null; state = dialogsReducer(state, dialogClosed(state.open)))
    seen.push(state.open);
  return seen;
};

const answers = fc.record({
  order: fc.shuffledSubarray([...dialogOrder], { minLength: dialogOrder.length }),
  due: fc.record({ privacyStatement: fc.boolean(), marketingConsent: fc.boolean(), seniorsOnboarding: fc.boolean() }),
});

describe('the queue of dialogs', () => {
  // Rule `dialog.queue`.
  it('keeps the fixed order whatever the order of the answers within the waiting time', () => {
    fc.assert(
      fc.property(answers, ({ order, due }) => {
        // The member closes nothing before all have answered.
        const state = order.map((dialog) => answer(dialog, due[dialog])).reduce(dialogsReducer, start());
        expect(openInTurn(state)).toEqual(dialogOrder.filter((dialog) => due[dialog]));
      }),
    );
  });

  it('shows each due dialog exactly once, whatever happens in whichever order', () => {
    const act = fc.oneof(
      fc.constantFrom(...dialogOrder).map((dialog) => ({ kind: 'answer' as const, dialog })),
      fc.constant({ kind: 'close' as const }),
      fc.constant({ kind: 'wait' as const }),
    );
    fc.assert(
      fc.property(answers, fc.array(act, { maxLength: 20 }), ({ order, due }, acts) => {
        const seen: UnaskedDialog[] = [];
        let state = start();
        const apply = (event: Parameters<typeof dialogsReducer>[1]) => {
          const before = state.open;
          state = dialogsReducer(state, event);
          // An open dialog is never replaced: only closing it lets another one in.
          if (before !== null && !dialogClosed.match(event)) expect(state.open).toBe(before);
          if (state.open !== null && state.open !== before) seen.push(state.open);
        };
        for (const one of acts) {
          if (one.kind === 'answer') apply(answer(one.dialog, due[one.dialog]));
          if (one.kind === 'wait') apply(waitEnded());
          if (one.kind === 'close' && state.open !== null) apply(dialogClosed(state.open));
        }
        for (const dialog of order) apply(answer(dialog, due[dialog]));
        while (state.open !== null) apply(dialogClosed(state.open));
        expect([...seen].sort()).toEqual(dialogOrder.filter((dialog) => due[dialog]).sort());
      }),
    );
  });

  it('a dialog waits for the checks before it, until the waiting time is over', () => {
    const waiting = dialogsReducer(start(), dialogDue({ dialog: 'marketingConsent' }));
    expect(waiting.open).toBeNull();
    expect(dialogsReducer(waiting, waitEnded()).open).toBe('marketingConsent');
  });

  it('one that becomes due later queues behind the open one, even if it comes first in the order', () => {
    const late = [
      dialogDue({ dialog: 'seniorsOnboarding' }),
      waitEnded(),
      dialogDue({ dialog: 'privacyStatement' }),
    ].reduce(dialogsReducer, start());
    expect(openInTurn(late)).toEqual(['seniorsOnboarding', 'privacyStatement']);
  });

  it('one that was not due for want of a connection opens once its check says that it is due', () => {
    const missed = [
      dialogNotDue({ dialog: 'privacyStatement' }),
      dialogNotDue({ dialog: 'marketingConsent' }),
      dialogNotDue({ dialog: 'seniorsOnboarding' }),
    ].reduce(dialogsReducer, start());
    const healed = dialogsReducer(missed, dialogDue({ dialog: 'marketingConsent' }));
    expect(healed).toMatchObject({ open: 'marketingConsent', checks: { marketingConsent: 'due' } });
    expect(dialogsReducer(missed, dialogNotDue({ dialog: 'marketingConsent' }))).toBe(missed);
    // Only the first result counts otherwise.
    expect(dialogsReducer(healed, dialogNotDue({ dialog: 'marketingConsent' }))).toBe(healed);
  });

  it('the next one opens after one that was answered in another tab, because the page is not being left', () => {
    const state = [
      dialogDue({ dialog: 'privacyStatement' }),
      dialogDue({ dialog: 'marketingConsent' }),
      dialogDecidedElsewhere({ dialog: 'privacyStatement' }),
    ].reduce(dialogsReducer, start());
    expect(state).toMatchObject({ open: 'marketingConsent', leaving: false });
  });

  it('nothing opens any more on a page that is being left', () => {
    const left = [
      dialogNotDue({ dialog: 'privacyStatement' }),
      dialogDue({ dialog: 'marketingConsent' }),
      dialogDue({ dialog: 'seniorsOnboarding' }),
      dialogClosed('marketingConsent', { leaving: true }),
    ].reduce(dialogsReducer, start());
    expect(left.open).toBeNull();
  });
});
