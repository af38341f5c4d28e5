import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import {
  consentReducer,
  preferencesLoaded,
  preferencesRequested,
  selectConsentProduct,
  selectConsentText,
} from '../../../src/features/consent/slice';

const health = { name: 'Health', mandatory: false, isSubscribed: false, sent: {} };

describe('the consent selectors', () => {
  it('find a product by its position, once the preferences have loaded', () => {
    const before = consentReducer(undefined, preferencesRequested());
    const consent = consentReducer(before, preferencesLoaded({ products: [health] }));
    expect(selectConsentProduct({ consent: before }, 0)).toBeUndefined();
    expect(selectConsentProduct({ consent }, 0)).toEqual(health);
    expect(selectConsentProduct({ consent }, 1)).toBeUndefined();
  });

  it("take the consent text's path from the configuration", () => {
    const { content } = defaultConfiguration;
    const fragments = { ...content.fragments, marketingConsent: '/elsewhere' };
    const configuration = { ...defaultConfiguration, content: { ...content, fragments } };
    expect(selectConsentText({ configuration })).toBe('/elsewhere');
  });
});
