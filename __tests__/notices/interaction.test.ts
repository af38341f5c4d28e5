import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  preferencesFailed,
  preferencesLeft,
  preferencesLoaded,
  preferencesOpened,
} from '../../src/features/consent/slice';
import { slideReached } from '../../src/features/onboarding/slice';
import {
  dialogFilled,
  dialogReturned,
  dialogShown,
  interactionAccepted,
  interactionSaga,
  interactionSlice,
  toastShown,
  turnGiven,
} from '../../src/notices';
import { sessionHeld, sessionProlonged } from '../../src/state/session/slice';
import type { Message } from '../../src/texts/text';
import { createWorld } from '../support/world';

jest.setTimeout(60_000);

/** A store with the saga, and a page on which the test makes the presses, under virtual time. */
const open = () => {
  const world = createWorld({ reducer: { interaction: interactionSlice.reducer }, sagas: [interactionSaga] });
  const { tell: press, isHeard: listened } = world.pressed;
  return { ...world, press, listened, accepted: () => world.state().interaction.accepted };
};

const dialog = 'marketingConsent';

// Rule `dialog.interaction`.
describe('interaction', () => {
  it('are never accepted if they are less than half a second apart, and are after a pause of that', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 499 }), { maxLength: 12 }), async (pauses) => {
        const { dispatch, press, accepted, listened } = open();
        dispatch(dialogShown(dialog));
        for (const pause of pauses) {
          await jest.advanceTimersByTimeAsync(pause);
          expect(accepted()).toBe(false);
          press();
        }
        await jest.advanceTimersByTimeAsync(499);
        expect([accepted(), listened()]).toEqual([false, true]);
        await jest.advanceTimersByTimeAsync(1);
        expect([accepted(), listened()]).toEqual([true, false]);
      }),
      { numRuns: 25 },
    ));

  // Rule `dialog.close`.
  it('closes a dialog a second after it was shown, whatever is pressed, and after it has shown something else', async () => {
    const { dispatch, press, state } = open();
    dispatch(dialogShown(dialog));
    for (let elapsed = 150; elapsed < 1_000; elapsed += 150) {
      await jest.advanceTimersByTimeAsync(150);
      press();
      expect(state().interaction).toEqual({ accepted: false, closable: false });
    }
    await jest.advanceTimersByTimeAsync(100);
    expect(state().interaction).toEqual({ accepted: false, closable: true });
    dispatch(preferencesOpened(), dialogFilled({ dialog }));
    expect(state().interaction).toEqual({ accepted: false, closable: true });
    dispatch(dialogReturned({ dialog }));
    expect(state().interaction).toEqual({ accepted: false, closable: false });
  });

  it.each([
    ['on a page that was empty while the session was asked for', sessionHeld()],
    ["on a page over which the session's warning stood", sessionProlonged()],
  ])('is not accepted %s, before a pause', async (_, event) => {
    const { dispatch, accepted } = open();
    dispatch(interactionAccepted(), event);
    expect(accepted()).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(accepted()).toBe(true);
  });

  // Rule `dialog.close`.
  it('closes a dialog that was asked for at once, and after its return a second later', async () => {
    const { dispatch, press, state } = open();
    const asked = 'managePreferences';
    dispatch(turnGiven({ dialog: asked }));
    expect(state().interaction).toEqual({ accepted: false, closable: true });
    dispatch(dialogShown(asked));
    expect(state().interaction).toEqual({ accepted: false, closable: true });
    dispatch(dialogReturned({ dialog: asked }));
    for (let elapsed = 300; elapsed < 1_000; elapsed += 300) {
      await jest.advanceTimersByTimeAsync(300);
      press();
      expect(state().interaction).toEqual({ accepted: false, closable: false });
    }
    await jest.advanceTimersByTimeAsync(100);
    expect(state().interaction).toEqual({ accepted: false, closable: true });
  });

  const place: Message = { key: 'carousel.place', values: { page: 6, pages: 6 } };
  const notSaved: Message = { key: 'consent.notSaved' };

  it.each<[string, UnknownAction]>([
    ['a dialog that is shown', dialogShown(dialog)],
    ['what arrives late in a dialog', dialogFilled({ dialog })],
    ['a dialog that the member comes back to', dialogReturned({ dialog })],
    ['a card that is turned to its back', preferencesOpened()],
    ['a card that is turned to its front', preferencesLeft()],
    ['preferences that arrive', preferencesLoaded([])],
    ['preferences that cannot be loaded', preferencesFailed()],
    ['the last slide', slideReached(5, true, place)],
    ['a toast with a button', toastShown('failure', notSaved, { text: notSaved, event: { type: 'again' } })],
  ])('stop counting with %s, until the member pauses after it', async (_, event) => {
    const { dispatch, accepted } = open();
    dispatch(interactionAccepted(), preferencesOpened());
    await jest.advanceTimersByTimeAsync(400);
    dispatch(event);
    await jest.advanceTimersByTimeAsync(499);
    expect(accepted()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(accepted()).toBe(true);
  });

  it.each<[string, UnknownAction]>([
    ['a slide that decides nothing', slideReached(1, false, place)],
    ['a toast without a button', toastShown('success', notSaved)],
    ['an event that declares to bring nothing', { type: 'card/turned', meta: { bringsIntoView: false } }],
  ])('continue to count with %s', (_, event) => {
    const { dispatch, accepted, listened } = open();
    dispatch(interactionAccepted(), event);
    expect([accepted(), listened()]).toEqual([true, false]);
  });

  it('stop counting as soon as a dialog has its turn, before it is shown', () => {
    const { dispatch, accepted, listened } = open();
    dispatch(interactionAccepted(), turnGiven({ dialog }));
    expect([accepted(), listened()]).toEqual([false, false]);
  });
});
