import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { configurationReducer, selectFragmentPath } from '../../src/state/configuration';

describe('the configuration in the store', () => {
  it('is what the store was made with, whatever happens', () => {
    const configuration = { ...defaultConfiguration, title: 'Portal' };
    expect(configurationReducer(configuration)).toBe(configuration);
    expect(configurationReducer(undefined)).toBe(defaultConfiguration);
  });

  it('knows the path of a fragment that no service names', () => {
    expect(selectFragmentPath({ configuration: defaultConfiguration }, 'lifePayNow')).toBe('/life-insurance/pay-now');
  });
});
