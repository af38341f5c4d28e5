import {
  type ConsentState,
  consentReducer,
  decisionSent,
  decisionSettled,
  preferenceRefused,
  preferenceSaved,
  preferencesFailed,
  preferencesLeft,
  preferencesLoaded,
  preferencesOpened,
  preferencesRequested,
  preferenceToggled,
} from '../../../src/features/consent/slice';
import { pressesReducer } from '../../../src/notices';

type ConsentAction = Parameters<typeof consentReducer>[1];

const stateAfter = (...events: ConsentAction[]): ConsentState =>
  events.reduce((state: ConsentState | undefined, event) => consentReducer(state, event), undefined) ??
  consentReducer(undefined, { type: 'start' });

const health = { name: 'Health', mandatory: false, isSubscribed: false, sent: {} };
const loaded = [preferencesRequested(), preferencesLoaded({ products: [health] })];

describe('the consent dialog’s state', () => {
  it('the card turns and turns back', () => {
    expect(stateAfter(preferencesOpened()).turned).toBe(true);
    expect(stateAfter(preferencesOpened(), preferencesLeft()).turned).toBe(false);
  });

  it('a decision is being sent until it is settled', () => {
    const decision = { status: 'DEFERRED' } as const;
    expect(stateAfter(decisionSent(decision)).sending).toEqual(decision);
    expect(stateAfter(decisionSent(decision), decisionSettled({ saved: false })).sending).toBeNull();
  });

  it('unexpected preferences change nothing', () => {
    expect(stateAfter(preferencesLoaded({ products: [health] })).preferences).toEqual({ status: 'idle' });
    expect(stateAfter(...loaded, preferencesFailed()).preferences.status).toBe('loaded');
  });

  it('a late answer to an earlier toggle changes nothing', () => {
    const toggle = preferenceToggled(0);
    const stale = { position: 0, toggle: 'an earlier one' };
    const state = stateAfter(...loaded, toggle);
    expect(consentReducer(state, preferenceSaved(stale))).toEqual(state);
    expect(consentReducer(state, preferenceRefused(stale))).toEqual(state);
  });

  it('a toggle before the preferences have loaded changes nothing', () => {
    expect(stateAfter(preferenceToggled(0))).toEqual(stateAfter());
  });
});

// Rule `dialog.deliberate`.
describe('presses', () => {
  it.each([
    ['the card was turned', preferencesOpened()],
    ['the card was turned back', preferencesLeft()],
    ['the preferences arrived', preferencesLoaded({ products: [health] })],
    ['it turned out that the preferences cannot be had', preferencesFailed()],
  ])('count only after a pause once %s', (_, event) => {
    expect(pressesReducer({ accepted: true }, event)).toEqual({ accepted: false });
  });
});
