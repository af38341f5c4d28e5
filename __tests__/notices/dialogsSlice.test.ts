import fc from 'fast-check';
import {
  type DialogsState,
  dialogAsked,
  dialogClosed,
  dialogDecidedElsewhere,
  dialogDue,
  dialogFailed,
  dialogNotDue,
  dialogOrder,
  dialogsReducer,
  dialogWithdrawn,
  lateBegan,
  type UnaskedDialog,
  waitEnded,
} from '../../src/notices';
import { connectionRestored } from '../../src/state/connection/slice';
import { locationChanged, screenEntered } from '../../src/state/navigation/slice';
import { endNeared, sessionProlonged } from '../../src/state/session/slice';

type Event = Parameters<typeof dialogsReducer>[1];

const stateAfter = (...events: readonly Event[]): DialogsState =>
  events.reduce<DialogsState>(dialogsReducer, dialogsReducer(undefined, { type: 'start' }));

const [privacy, consent, slides] = [
  { dialog: 'privacyStatement' },
  { dialog: 'marketingConsent' },
  { dialog: 'seniorsOnboarding' },
] as const;

const [due, failed, closed] = [dialogDue(privacy), dialogFailed(privacy), dialogClosed('privacyStatement')];
const [withdrawn, elsewhere, restored] = [
  dialogWithdrawn(privacy),
  dialogDecidedElsewhere(privacy),
  connectionRestored({ missed: [] }),
];
const arrived = screenEntered({ screen: 'portfolio', at: 1 });
const warned = (isFirst: boolean) => endNeared({ says: { key: 'session.ended' }, isFirst });

const answer = (dialog: UnaskedDialog, due: boolean) => (due ? dialogDue({ dialog }) : dialogNotDue({ dialog }));

/** Closes each dialog that opens, one after the other. */
const openInTurn = (given: DialogsState): readonly UnaskedDialog[] => {
  const seen: UnaskedDialog[] = [];
  for (let state = given; state.turn !== null; state = dialogsReducer(state, dialogClosed(state.turn)))
    seen.push(state.turn);
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
        const state = stateAfter(...order.map((dialog) => answer(dialog, due[dialog])));
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
        let state = stateAfter();
        const apply = (event: Event) => {
          const before = state.turn;
          state = dialogsReducer(state, event);
          // An open dialog is never replaced: only closing it lets another one in.
          if (before !== null && !dialogClosed.match(event)) expect(state.turn).toBe(before);
          if (state.turn !== null && state.turn !== before) seen.push(state.turn);
        };
        for (const one of acts) {
          if (one.kind === 'answer') apply(answer(one.dialog, due[one.dialog]));
          if (one.kind === 'wait') apply(waitEnded());
          if (one.kind === 'close' && state.turn !== null) apply(dialogClosed(state.turn));
        }
        for (const dialog of order) apply(answer(dialog, due[dialog]));
        while (state.turn !== null) apply(dialogClosed(state.turn));
        expect([...seen].sort()).toEqual(dialogOrder.filter((dialog) => due[dialog]).sort());
      }),
    );
  });

  it('a dialog waits for the checks before it, until the waiting time is over', () => {
    expect(stateAfter(dialogDue(consent)).turn).toBeNull();
    expect(stateAfter(dialogDue(consent), waitEnded()).turn).toBe('marketingConsent');
  });

  it('one that becomes due later queues behind the open one, even if it comes first in the order', () => {
    const late = stateAfter(dialogDue(slides), waitEnded(), dialogDue(privacy));
    expect(openInTurn(late)).toEqual(['seniorsOnboarding', 'privacyStatement']);
  });

  it('one whose check failed without a connection opens once a check says that it is due', () => {
    const missed = stateAfter(dialogNotDue(privacy), dialogNotDue(consent), dialogNotDue(slides));
    const asked = dialogsReducer(missed, dialogDue(consent));
    expect(asked).toMatchObject({ turn: 'marketingConsent', checks: { marketingConsent: 'due' } });
    expect(dialogsReducer(missed, dialogNotDue(consent))).toBe(missed);
    // Only the first result counts otherwise.
    expect(dialogsReducer(asked, dialogNotDue(consent))).toBe(asked);
  });

  it('the next one opens after one that was answered in another tab, because the page is not being left', () => {
    const state = stateAfter(dialogDue(privacy), dialogDue(consent), dialogDecidedElsewhere(privacy));
    expect(state).toMatchObject({ turn: 'marketingConsent', leaving: false });
  });

  it('nothing opens any more on a page that is being left', () => {
    const left = dialogClosed('marketingConsent', { leaving: true });
    const leaving = stateAfter(dialogNotDue(privacy), dialogDue(consent), dialogDue(slides), left);
    expect(leaving.turn).toBeNull();
    // The browser brings it back.
    expect(dialogsReducer(leaving, arrived).turn).toBe('seniorsOnboarding');
  });

  // Rules `dialog.late`, `connection.scripts`, `dialog.tabs`, `features.off`, `session.warning`.
  it.each([
    ['that becomes due late does not open', [lateBegan(), due], 'late', null],
    ['that became due late opens on the next screen', [lateBegan(), due, arrived], 'due', 'privacyStatement'],
    ['whose script failed loses its turn', [due, failed], 'unloaded', null],
    ['whose script failed opens when the connection is back', [due, failed, restored], 'due', 'privacyStatement'],
    ['whose script failed does not if it is late by then', [due, failed, lateBegan(), restored], 'late', null],
    ['that was answered elsewhere is checked again on the next screen', [due, elsewhere, arrived], 'pending', null],
    ['that is turned off is not due', [due, withdrawn], 'off', null],
    ['whose script failed is not due once it is turned off', [due, failed, withdrawn, arrived], 'off', null],
    ['that was closed stays closed if it is turned off', [due, closed, withdrawn, arrived], 'closed', null],
    [
      'stays if another one is turned off',
      [due, dialogDue(consent), dialogWithdrawn(consent)],
      'due',
      'privacyStatement',
    ],
    ['does not open beside the warning of the end', [warned(true), due], 'due', null],
    ['opens once the session is prolonged', [warned(true), due, sessionProlonged()], 'due', 'privacyStatement'],
    ['opens if the member has answered the warning', [warned(false), due], 'due', 'privacyStatement'],
  ] as const)('one %s', (_, events, check, turn) => {
    expect(stateAfter(...events)).toMatchObject({ checks: { privacyStatement: check }, turn });
  });

  it('one that the member asked for is gone once they close it or go elsewhere, or its script fails', () => {
    const asked = stateAfter(dialogAsked({ dialog: 'amountsExplained' }));
    for (const event of [
      dialogClosed('amountsExplained'),
      locationChanged({ pathname: '/', search: '', hash: '' }),
      dialogFailed({ dialog: 'amountsExplained' }),
    ])
      expect(dialogsReducer(asked, event).asked).toBeNull();
  });
});
