import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import {
  configurationChanged,
  createConfigurationReducer,
  selectFragmentPath,
  turned,
} from '../../src/state/configuration';
import { selectDowntime } from '../../src/state/today';

const other = { type: 'something/else' };

describe('the configuration in the store', () => {
  it('is what the store was created with, whatever happens', () => {
    const configuration = { ...defaultConfiguration, title: 'Portal' };
    expect(createConfigurationReducer(configuration)(undefined, other)).toBe(configuration);
  });

  // Rule `configuration.live`.
  it('changes only in its features and its downtime', () => {
    const before = { ...defaultConfiguration, title: 'Portal' };
    const features = { ...before.features, banners: false };
    const change = configurationChanged({ features, downtime: [], before: before.features });
    const configuration = createConfigurationReducer(before)(undefined, change);
    expect(configuration).toEqual({ ...before, features });
    expect([turned('on', 'banners')(change), turned('off', 'banners')(change)]).toEqual([false, true]);
  });

  it('returns the configured path of a fragment', () => {
    expect(selectFragmentPath({ configuration: defaultConfiguration }, 'lifePayNow')).toBe('/life-insurance/pay-now');
  });
});

// Rule `downtime.tile`.
it.each([
  ['2026-12-24T19:59:59Z', undefined],
  ['2026-12-24T20:00:00Z', 'Back at ten'],
  ['2026-12-24T21:59:59Z', 'Back at ten'],
  ['2026-12-24T22:00:00Z', undefined],
])('at %s a downtime from 22 to 24 o’clock two hours east says %s', (time, message) => {
  const products = ['gap' as const];
  const downtime = {
    products,
    from: '2026-12-24T22:00:00+02:00',
    until: '2026-12-25T00:00:00+02:00',
    message: 'Back at ten',
  };
  const configuration = { ...defaultConfiguration, downtime: [downtime] };
  expect(selectDowntime({ configuration, latest: Date.parse(time) }, 'gap')).toBe(message);
  expect(selectDowntime({ configuration, latest: Date.parse(time) }, 'bank')).toBeUndefined();
});
