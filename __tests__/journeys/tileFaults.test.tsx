import type { EndpointName } from '../../src/contract/endpoints';
import { type ProductTileName, tileHeadings } from '../../src/products/tileNames';
import { type Journey, openPortal, textOf } from '../support/journey';

// Many visits one after the other.
jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
});

const names = Object.keys(tileHeadings) as ProductTileName[];
const kinds = ['500', 'malformed', 'html', 'wrongtype', 'drop'] as const;

const textsOf = (portal: Journey): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, textOf(portal.tile(name))]));

const textsOfHealthy = async () => {
  const portal = await openPortal({ member: 'everything' });
  const texts = textsOf(portal);
  portal.close();
  return texts;
};

const summaries: readonly (readonly [EndpointName, ProductTileName, string])[] = [
  ['healthSummary', 'health', 'Health Unavailable'],
  ['insureSummary', 'insure', 'Car and home insurance Unavailable'],
  ['investSummary', 'invest', 'Investments Unavailable'],
  ['lifeSummary', 'life', 'Life insurance Unavailable'],
  ['willSummary', 'wills', 'Wills Unavailable'],
  ['cardSummary', 'card', 'Card Unavailable'],
  ['umbrellaSummary', 'employee-benefits', 'Employee benefits Unavailable'],
  [
    'umbrellaPolicies',
    'employee-benefits',
    'Employee benefits Umbrella retirement $ 284,310.55 Group risk Unavailable',
  ],
  ['gapSummary', 'gap', 'Gap cover Unavailable'],
  ['flexicareSummary', 'flexicare', 'Primary care Unavailable'],
  ['travelSummary', 'travel', 'Travel insurance Unavailable'],
  ['iotSummary', 'iot', 'Connected-device insurance Unavailable'],
];

describe('A call that goes wrong', () => {
  it.each(summaries)('of %s makes only the tile %s unavailable, whatever the fault', async (call, tile, expected) => {
    const healthy = await textsOfHealthy();
    for (const kind of kinds) {
      const portal = await openPortal({ member: 'everything', faults: `${call}:${kind}` });
      expect({ kind, ...textsOf(portal) }).toEqual({ kind, ...healthy, [tile]: expected });
      expect(portal.tile(tile)).toHaveAttribute('aria-busy', 'false');
      expect(portal.crashes).toEqual([]);
      expect(portal.reported()).toHaveLength(1);
      portal.close();
    }
  });

  it.each(['500', 'drop'])('of the bank makes only its tile unavailable (%s)', async (kind) => {
    const healthy = await textsOfHealthy();
    const portal = await openPortal({ member: 'everything', faults: `bankSummary:${kind}` });
    expect(textsOf(portal)).toEqual({ ...healthy, bank: 'Bank Unavailable' });
  });

  it.each(kinds)('of the action items leaves the investments as they are (%s)', async (kind) => {
    const portal = await openPortal({ member: 'everything', faults: `investActionItems:${kind}` });
    expect(textOf(portal.tile('invest'))).toBe('Investments 3 active policies $ 98,765.40');
    expect(portal.reported()).toEqual(['There was an issue fetching the invest action item']);
  });

  it('that hangs becomes "Unavailable" once its time is over, and the rest does not wait for it', async () => {
    const portal = await openPortal({
      member: 'everything',
      faults: 'gapSummary:hang',
      configuration: { localTimeoutMs: 60_000 },
    });
    expect(portal.tile('gap')).toHaveAttribute('aria-busy', 'true');
    expect(textOf(portal.tile('health'))).toContain('0784512369');
    await portal.pass(60_000);
    await portal.settle();
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Unavailable');
    expect(portal.logged).toMatchObject([
      {
        message: 'There was an issue fetching the gap summary',
        causes: ['A service failed to respond in time.', expect.any(String)],
      },
    ]);
  });

  it('of a fragment shows a warning in its place and leaves the tile as it is', async () => {
    const portal = await openPortal({ member: 'health-future-dated', faults: 'fragment:500' });
    expect(textOf(portal.tile('health'))).toContain('Unable to load content.');
    expect(textOf(portal.tile('health'))).toContain('0784519920');
  });
});

const wordings: readonly (readonly [EndpointName, string])[] = [
  ['products', 'There was an issue fetching the portfolio products'],
  ['headings', 'There was an issue fetching the headings'],
  ['bankSummary', 'There was an issue fetching the bank summary'],
  ['healthSummary', 'There was an issue fetching the health policy'],
  ['insureSummary', 'There was an issue fetching the insure summary'],
  ['investSummary', 'There was an issue fetching the invest policy'],
  ['investActionItems', 'There was an issue fetching the invest action item'],
  ['lifeSummary', 'There was an issue fetching the life policy'],
  ['willSummary', 'There was an issue fetching the wills policy'],
  ['cardSummary', 'There was an issue fetching the card details'],
  ['umbrellaSummary', 'There was an issue fetching the employer benefits policies'],
  ['gapSummary', 'There was an issue fetching the gap summary'],
  ['flexicareSummary', 'There was an issue fetching the flexicare policy'],
  ['travelSummary', 'There was an issue fetching the insure travel summary'],
  ['iotSummary', 'There was an issue fetching the insure iot summary'],
  ['manageDetails', 'There was an issue fetching Manage Your Details summary'],
  ['rewardSummary', 'There was an issue fetching the vitality rewards summary'],
  ['healthStatus', 'There was an issue fetching the vitality health status'],
  ['onboardingQuery', 'Error while retrieving onboarding data'],
  ['viewConsent', 'There was an issue fetching the form 4 status'],
];

describe('The record of a failure', () => {
  it.each(wordings)('of %s says "%s", on the console and on the server', async (call, message) => {
    const portal = await openPortal({ member: 'everything', faults: `${call}:500` });
    expect(portal.logged.map((line) => [line.method, line.message])).toEqual([['error', message]]);
    const [record, ...others] = portal.sandbox.sent().logs as readonly Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(Object.keys(record ?? {}).sort()).toEqual([
      'additional',
      'fileName',
      'level',
      'lineNumber',
      'message',
      'timestamp',
    ]);
    expect(record).toMatchObject({ message, level: 5 });
    expect(JSON.stringify(record?.['additional'])).toContain('500');
    expect(new Date(String(record?.['timestamp'])).toISOString()).toBe(record?.['timestamp']);
  });

  it('that the server does not take is told to the console with the original message, once', async () => {
    const portal = await openPortal({ faults: 'gapSummary:500,errorLog:500' });
    expect(portal.logged.map(({ message, causes }) => [message, causes[0]])).toEqual([
      ['There was an issue fetching the gap summary', expect.stringContaining('500')],
      ['FAILED TO LOG ON SERVER', 'There was an issue fetching the gap summary'],
    ]);
    expect(portal.calls().filter((call) => call === 'errorLog')).toHaveLength(1);
  });
});
