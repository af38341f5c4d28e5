import {
  type ConsentState,
  consentReducer,
  preferenceRefused,
  preferenceSaved,
  preferencesLeft,
  preferencesLoaded,
  preferencesOpened,
  preferencesRequested,
  preferenceToggled,
} from '../../../src/features/consent/slice';
import { turnGiven } from '../../../src/notices';

type ConsentAction = Parameters<typeof consentReducer>[1];

const stateAfter = (...events: ConsentAction[]): ConsentState =>
  events.reduce((state: ConsentState | undefined, event) => consentReducer(state, event), undefined) ??
  consentReducer(undefined, { type: 'start' });

const health = { name: 'Health', mandatory: false, isSubscribed: false, sent: {} };
const loaded = [preferencesRequested(), preferencesLoaded([health])];

describe('the consent dialog’s state', () => {
  it('a late answer to an earlier toggle changes nothing', () => {
    const toggle = preferenceToggled(0);
    const stale = { position: 0, toggle: 'an earlier one' };
    const state = stateAfter(...loaded, toggle);
    expect(consentReducer(state, preferenceSaved(stale))).toEqual(state);
    expect(consentReducer(state, preferenceRefused(stale))).toEqual(state);
  });

  it('shows the side that the member turned to, and the front each time that the dialog opens', () => {
    expect(stateAfter(preferencesOpened()).turned).toBe(true);
    expect(stateAfter(preferencesOpened(), preferencesLeft()).turned).toBe(false);
    expect(stateAfter(preferencesOpened(), turnGiven({ dialog: 'privacyStatement' })).turned).toBe(true);
    expect(stateAfter(preferencesOpened(), turnGiven({ dialog: 'marketingConsent' })).turned).toBe(false);
  });

  it('a toggle before the preferences have loaded changes nothing', () => {
    expect(stateAfter(preferenceToggled(0))).toEqual(stateAfter());
  });
});
