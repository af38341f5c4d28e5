import { productEndpoints } from '../../src/contract/endpoints';
import { type ProductTileName, tileHeadings } from '../../src/contract/tileNames';
import { contracts } from '../browser/faults/contracts';
import { loggedBy } from '../browser/faults/contracts/contract';
import { sampleOf } from '../support/breadth';
import { type Journey, openPortal, textOf } from '../support/journey';
import { type ProductCall, productCalls } from '../support/productCalls';

beforeEach(() => {
  jest.useFakeTimers();
});

const names = Object.keys(tileHeadings) as ProductTileName[];
const kinds = sampleOf(['500', 'malformed', 'html', 'wrongtype', 'drop'] as const, 3);

const textsOf = (portal: Journey): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, textOf(portal.tile(name))]));

let healthy: Readonly<Record<string, string>> | undefined;

const textsOfHealthy = async () => {
  if (healthy === undefined) {
    const portal = await openPortal({ member: 'everything' });
    healthy = textsOf(portal);
    portal.close();
  }
  return healthy;
};

/** Each failure has left one record, on the console and on the server, in the words of the error catalogue. */
const expectRecords = (portal: Journey, messages: readonly string[]) => {
  expect(portal.logged.map(({ method, message }) => `${method} ${message}`).sort()).toEqual(
    messages.map((message) => `error ${message}`).sort(),
  );
  const records = portal.sandbox.sent().logs as readonly Readonly<Record<string, unknown>>[];
  expect(records.map(({ message }) => message).sort()).toEqual([...messages].sort());
  for (const { level, timestamp, additional, ...rest } of records) {
    expect(level).toBe(5);
    expect(new Date(String(timestamp)).toISOString()).toBe(timestamp);
    expect(additional).not.toEqual([]);
    expect(Object.keys(rest).sort()).toEqual(['fileName', 'lineNumber', 'message']);
  }
};

/** The page when these calls fail, each with the text that its tile shows then. */
const expectToFail = async (failing: readonly (readonly [ProductCall, string])[], kind: string) => {
  const portal = await openPortal({
    member: 'everything',
    faults: failing.map(([{ call }]) => `${call}:${kind}`).join(','),
  });
  // Only the status of the bank's answer counts.
  const failed = failing.filter(([{ call }]) => call !== 'bankSummary' || ['500', 'drop'].includes(kind));
  expect(textsOf(portal)).toEqual({
    ...(await textsOfHealthy()),
    ...Object.fromEntries(failed.map(([{ tile }, words]) => [tile, words])),
  });
  for (const [{ tile }] of failing) expect(portal.tile(tile)).toHaveAttribute('aria-busy', 'false');
  expect(portal.crashes).toEqual([]);
  expectRecords(
    portal,
    failed.map(([{ failure }]) => failure ?? ''),
  );
  portal.close();
};

const wholeTiles = productCalls.filter(({ whenItFails }) => whenItFails === undefined);
const partsOfTiles = productCalls.flatMap((product) => {
  const { heading, whenItFails, retry } = product;
  const button = retry === undefined ? [] : ['Try again'];
  return whenItFails ? [[product, [heading, ...whenItFails, ...button].join(' ')] as const] : [];
});

describe('A call that goes wrong', () => {
  it.each(kinds.map((kind, round) => [kind, round] as const))(
    'makes its own tile unavailable, records why, and affects no other tile (%s)',
    async (kind, round) => {
      // Five calls per visit; the combinations change in each round, so no call can hide its effect on another for
      // good.
      const calls = [...wholeTiles.slice(round), ...wholeTiles.slice(0, round)];
      for (let first = 0; first < calls.length; first += 5) {
        const failing = calls.slice(first, first + 5);
        await expectToFail(
          failing.map((product) => [
            product,
            `${product.heading} Unavailable Try again ${product.beside ?? ''}`.trim(),
          ]),
          kind,
        );
      }
    },
  );

  it.each(kinds)('about a part of a tile leaves the rest of it (%s)', async (kind) => {
    expect(partsOfTiles).not.toEqual([]);
    await expectToFail(partsOfTiles, kind);
  });

  it('that hangs becomes "Unavailable" after the time-out, and the rest does not wait for it', async () => {
    const portal = await openPortal({
      member: 'everything',
      faults: 'gapSummary:hang',
      configuration: { localTimeoutMs: 60_000 },
    });
    expect(portal.tile('gap')).toHaveAttribute('aria-busy', 'true');
    expect(textOf(portal.tile('health'))).toContain('0784512369');
    await portal.pass(60_000);
    await portal.settle();
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Unavailable Try again');
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

// What the fault matrix expects of the calls besides those about products, which are made when a member arrives.
const othersOnArrival = Object.entries(contracts)
  .filter(([call]) => call !== 'fragment' && !Object.hasOwn(productEndpoints, call))
  .flatMap(([call, all]) =>
    all
      .filter(({ act, besides }) => act === undefined && besides === undefined)
      .map(({ member, screen = 'portfolio', failed }) => ({ call, member, screen, logged: loggedBy(failed, {}) })),
  )
  .filter(({ logged }) => logged.length > 0);

describe('The record of a failure', () => {
  it.each(othersOnArrival)('of $call on $screen says $logged, on the console and on the server', async (expected) => {
    const { call, member, screen, logged } = expected;
    const portal = await openPortal({ member, at: `/${screen}`, faults: `${call}:500` });
    expectRecords(portal, logged);
    expect(JSON.stringify(portal.sandbox.sent().logs)).toContain('500');
  });

  it('that cannot be posted is written to the console with the original message, once', async () => {
    const portal = await openPortal({ faults: 'gapSummary:500,errorLog:500' });
    expect(portal.logged.map(({ message, causes }) => [message, causes[0]])).toEqual([
      ['There was an issue fetching the gap summary', expect.stringContaining('500')],
      ['FAILED TO LOG ON SERVER', 'There was an issue fetching the gap summary'],
    ]);
    expect(portal.calls().filter((call) => call === 'errorLog')).toHaveLength(1);
  });
});
