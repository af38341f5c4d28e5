import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { configurationReducer, selectFragmentPath } from '../../src/state/configuration';

describe('the configuration in the store', () => {
  it('is what the store was created with, whatever happens', () => {
    const configuration = { ...defaultConfiguration, title: 'Portal' };
    expect(configurationReducer(configuration)).toBe(configuration);
    expect(configurationReducer(undefined)).toBe(defaultConfiguration);
  });

  it('returns the configured path of a fragment', () => {
    expect(selectFragmentPath({ configuration: defaultConfiguration }, 'lifePayNow')).toBe('/life-insurance/pay-now');
  });
});
