import { act, screen } from '@testing-library/react';
import { earlyCallsTable } from '../../config/webpack/earlyCallsTable';
import {
  defaultConfiguration,
  type FeatureName,
  type RuntimeConfiguration,
} from '../../src/contract/runtimeConfiguration';
import { type JourneyOptions, openPortal } from '../support/journey';

const START = '2026-12-24T20:00:00Z';
const MESSAGE = 'We are improving this service. It is back at half past eight.';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(START) });
});

const without = (...names: readonly FeatureName[]): RuntimeConfiguration['features'] => ({
  ...defaultConfiguration.features,
  ...Object.fromEntries(names.map((name) => [name, false])),
});
const down: Pick<RuntimeConfiguration, 'downtime'> = {
  downtime: [
    { products: ['gap', 'life'], from: '2026-12-24T19:00:00Z', until: '2026-12-24T20:30:00Z', message: MESSAGE },
  ],
};
const tile = (name: string) => document.querySelector(`[data-tile="${name}"]`);
const open = async (options: JourneyOptions = {}) => {
  const portal = await openPortal({ member: 'everything', ...options });
  await portal.pass(5_000);
  return portal;
};

const regions: Readonly<Partial<Record<FeatureName, string>>> = {
  banners: 'Highlights',
  outstanding: 'Outstanding actions',
  recommender: 'Recommended for you',
  details: 'Manage your details',
};

const names = Object.keys(defaultConfiguration.features) as FeatureName[];
const callsOf = (name: FeatureName) =>
  earlyCallsTable.filter(({ feature }) => feature === name).map((call) => call.name);

// Rule `features.off`.
it.each([0, 1])(
  'Of what is turned off no call is made, early or late, and nothing is drawn; the rest is there (%i)',
  async (odd) => {
    const off = names.filter((_, place) => place % 2 === odd);
    const portal = await open({ configuration: { features: without(...off) }, early: true });
    const calls = new Set(portal.calls());
    for (const name of names) {
      const isOff = off.includes(name);
      const own = callsOf(name);
      expect(own).not.toEqual([]);
      expect([name, own.some((call) => calls.has(call))]).toEqual([name, !isOff]);
      const region = regions[name];
      if (region !== undefined)
        expect([name, screen.queryByRole('heading', { name: region }) === null]).toEqual([name, isOff]);
      if (name === 'rewards') expect(document.querySelector('[data-tile^="rewards-"]') === null).toBe(isOff);
    }
    expect(tile('gap')).not.toHaveAttribute('aria-busy', 'true');
  },
);

// Rule `features.off`.
it.each(['/portfolio', '/bal-portfolio'])(
  'Rewards that are off have no room beside the products at %s, while these load or later',
  async (at) => {
    const call = at === '/portfolio' ? 'products' : 'productsBalance';
    const portal = await open({ at, configuration: { features: without('rewards') }, held: [call] });
    expect(document.querySelector('[data-railed]')).toBeNull();
    await portal.release(call);
    await portal.pass(2_000);
    expect(document.querySelector('[data-railed]')).toBeNull();
    expect(tile('bank')).toBeVisible();
  },
);

// Rule `downtime.tile`.
it('In a planned downtime its tiles say so, and nothing is requested for them', async () => {
  const calls = ['gapSummary', 'lifeSummary', 'lifeArrears'];
  const portal = await open({ configuration: down, early: true });
  for (const name of ['gap', 'life']) expect(tile(name)).toHaveTextContent(MESSAGE);
  expect(tile('bank')).not.toHaveTextContent(MESSAGE);
  expect(tile('gap')?.querySelector('button')).toBeNull();
  expect(portal.calls().filter((call) => calls.includes(call))).toEqual([]);
  expect(portal.announced.at(-1)).toContain('2 unavailable: Life insurance, Gap cover');
});

/** A page of which the operator turns these features off; each time that changes it comes to the front. */
const openLive = async (off: readonly FeatureName[], options: JourneyOptions) => {
  let features = without(...off);
  const portal = await open({
    ...options,
    configuration: { features },
    watch: (sandbox) => (address, init) =>
      String(address) === '/-/configuration'
        ? Promise.resolve(new Response(JSON.stringify({ ...defaultConfiguration, features })))
        : sandbox(address, init),
  });
  const turnOff = async (...names: readonly FeatureName[]) => {
    features = without(...names);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await portal.settle();
  };
  return { ...portal, turnOff };
};

// Rule `configuration.live`.
it.each([
  ['details', '/portfolio', 'manageDetails', 'Manage your details'],
  ['rewards', '/bal-portfolio', 'rewardSummaryBalance', 'Active Rewards'],
] as const)(
  'A page that comes to the front asks for %s on %s and shows them if they were off, and leaves them out once they are again',
  async (name, at, call, region) => {
    const portal = await openLive([name], { at });
    expect([portal.calls().includes(call), screen.queryByRole('region', { name: region })]).toEqual([false, null]);
    await portal.turnOff();
    expect(portal.calls()).toContain(call);
    expect(screen.getByRole('region', { name: region })).toBeVisible();
    await portal.turnOff(name);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  },
);
