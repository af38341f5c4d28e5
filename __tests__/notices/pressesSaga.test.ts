import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import {
  preferencesFailed,
  preferencesLeft,
  preferencesLoaded,
  preferencesOpened,
} from '../../src/features/consent/slice';
import { slideReached } from '../../src/features/onboarding/slice';
import { LAST_SLIDE } from '../../src/features/onboarding/slides';
import {
  awaitRest,
  bringsIntoView,
  dialogFilled,
  dialogReturned,
  dialogShown,
  pressesAccepted,
  pressesReducer,
  pressesSaga,
  REST_MS,
  restBegan,
  toastShown,
  turnGiven,
} from '../../src/notices';
import { fakeServices, withServices } from '../support/builders';
import { createWorld } from '../support/world';

jest.setTimeout(60_000);

const reducer = combineReducers({ presses: pressesReducer });

/** A page on which the test makes the presses. */
const page = () => {
  const listeners = new Set<() => void>();
  return {
    presses: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    press: () => {
      for (const listener of [...listeners]) listener();
    },
    listened: () => listeners.size > 0,
  };
};

/** A store with the saga, and a page, under virtual time. */
const open = () => {
  const member = page();
  const world = createWorld(
    { reducer: { presses: pressesReducer }, sagas: [pressesSaga] },
    { services: { presses: member.presses } },
  );
  return { ...member, store: world.store, accepted: () => world.state().presses.accepted };
};

describe('the saga of presses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // Rule `dialog.deliberate`.
  it('accepts presses after half a second without one, and stops listening', async () => {
    const { store, accepted, listened } = open();
    store.dispatch(dialogShown('marketingConsent'));
    expect(listened()).toBe(true);
    await jest.advanceTimersByTimeAsync(499);
    expect(accepted()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(accepted()).toBe(true);
    expect(listened()).toBe(false);
  });

  it('does not listen while nothing has come into view', () => {
    expect(open().listened()).toBe(false);
  });

  it('never accepts presses that are less than half a second apart, and does after a longer pause', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 499 }), { maxLength: 12 }), async (pauses) => {
        const { store, press, accepted, listened } = open();
        store.dispatch(dialogShown('marketingConsent'));
        for (const pause of pauses) {
          await jest.advanceTimersByTimeAsync(pause);
          expect(accepted()).toBe(false);
          press();
        }
        await jest.advanceTimersByTimeAsync(500);
        expect(accepted()).toBe(true);
        expect(listened()).toBe(false);
      }),
      { numRuns: 25 },
    ));

  it('starts over when something else comes into view', async () => {
    const { store, accepted } = open();
    store.dispatch(dialogShown('marketingConsent'));
    await jest.advanceTimersByTimeAsync(400);
    store.dispatch({ type: 'card/turned', ...bringsIntoView });
    await jest.advanceTimersByTimeAsync(499);
    expect(accepted()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(accepted()).toBe(true);
    store.dispatch({ type: 'card/turned', ...bringsIntoView });
    expect(accepted()).toBe(false);
  });
});

const dialog = 'marketingConsent';
const bringing: readonly (readonly [string, UnknownAction])[] = [
  ['a dialog that is shown', dialogShown(dialog)],
  ['what arrives late in a dialog', dialogFilled({ dialog })],
  ['a dialog that the member comes back to', dialogReturned({ dialog })],
  ['a card that is turned to its back', preferencesOpened()],
  ['a card that is turned to its front', preferencesLeft()],
  ['preferences that arrive', preferencesLoaded({ products: [] })],
  ['preferences that cannot be loaded', preferencesFailed()],
  ['the last slide', slideReached(LAST_SLIDE, true)],
  ['a toast with a button', toastShown('failure', 'Not saved', { text: 'Try again', event: { type: 'again' } })],
];

describe('presses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(bringing)('stop counting with %s, until the member pauses', async (_, event) => {
    const { store, accepted } = open();
    store.dispatch(pressesAccepted());
    store.dispatch(event);
    expect(accepted()).toBe(false);
    await jest.advanceTimersByTimeAsync(499);
    expect(accepted()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(accepted()).toBe(true);
  });

  it.each([
    ['a slide that decides nothing', slideReached(1, false)],
    ['a toast without a button', toastShown('success', 'Saved')],
  ])('continue to count with %s', (_, event) => {
    const { store, accepted, listened } = open();
    store.dispatch(pressesAccepted());
    store.dispatch(event);
    expect(accepted()).toBe(true);
    expect(listened()).toBe(false);
  });
});

describe('presses by what an event declares', () => {
  const countAfter = (event: UnknownAction): boolean =>
    [pressesAccepted(), event].reduce(pressesReducer, { accepted: false }).accepted;

  it.each([
    ['nothing', {}],
    ['no object', { meta: 'bringsIntoView' }],
    ['null', { meta: null }],
    ['something else', { meta: { analytics: 'shown' } }],
    ['that it brings nothing into view', { meta: { bringsIntoView: false } }],
  ])('continue to count if it is %s', (_, declared) => {
    expect(countAfter({ type: 'card/turned', ...declared })).toBe(true);
  });

  it('stop counting as soon as a dialog has its turn, before it is shown', () => {
    expect(countAfter(turnGiven({ dialog }))).toBe(false);
  });
});

describe('the wait for a pause', () => {
  it('dispatches an event for each press that restarts it, and at the end that presses count', async () => {
    const member = page();
    const { services } = fakeServices({}, { presses: member.presses });
    const outcomes = [{ pressed: 'pressed' }, { pressed: 'pressed' }, { rested: true }];
    const { storeState } = await expectSaga(awaitRest)
      .withReducer(reducer)
      .provide([withServices(services), { race: () => outcomes.shift() }])
      .put(restBegan())
      .put(pressesAccepted())
      .silentRun();
    expect(outcomes).toEqual([]);
    expect(storeState).toEqual({ presses: { accepted: true } });
    expect(member.listened()).toBe(false);
    expect(REST_MS).toBe(500);
  });
});
