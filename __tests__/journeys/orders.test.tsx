import { act } from 'react';
import type { RootState } from '../../src/app/rootReducer';
import { createGate } from '../support/gate';
import { openPortal, textOf } from '../support/journey';
import { openStore, settle } from '../support/openStore';
import { seeded } from '../support/seeded';

/** How many orders are tried, and on how many of them the page is drawn; `npm run test:orders` tries more. */
const orders = Number(process.env.ORDERS ?? 20);
const pages = Math.ceil(orders / 10);
/** A single seed, to run one that failed again. */
const alone = process.env.ORDER_SEED === undefined ? undefined : Number(process.env.ORDER_SEED);

const seeds = alone === undefined ? Array.from({ length: orders }, (_, place) => place + 1) : [alone];

/** Some of each kind: a tile, a part of a tile, a block, a source of a block, what every page has, and a fragment. */
const FAULTS =
  'gapSummary:500,lifeArrears:503,recommendations:drop,willItems:malformed,headings:500,umbrellaPolicies:500';
const MEMBER = 'everything';

/** One reference for all failures: which of them gets which depends on the order. */
const sameReferences = () => jest.spyOn(Math, 'random').mockReturnValue(0.5);

/** What takes the visit from one screen to the next: the overview, then the balance and back. */
const stops = ['/bal-portfolio', '/portfolio'];

interface Visit {
  /** Lets in one of the waiting answers; undefined if none waits. */
  readonly answer: (choice: number) => string | undefined;
  readonly waiting: () => number;
  readonly go: (place: string) => void;
  readonly settle: () => Promise<void>;
}

/**
 * Visits the screens one after the other, and lets the answers of each in by chance; returns their names in order.
 * Every second time the member goes on while some have not come.
 */
const take = async (visit: Visit, random: () => number): Promise<readonly string[]> => {
  const order: string[] = [];
  await visit.settle();
  for (const stop of [...stops, undefined]) {
    const left = stop !== undefined && random() < 0.5 ? Math.floor(random() * visit.waiting()) : 0;
    while (visit.waiting() > left) {
      order.push(visit.answer(Math.floor(random() * 2 ** 30)) ?? '');
      await visit.settle();
    }
    if (stop === undefined) return order;
    visit.go(stop);
    await visit.settle();
  }
  return order;
};

const stateAfter = async (seed: number): Promise<{ readonly state: RootState; readonly order: readonly string[] }> => {
  sameReferences();
  const store = openStore({ member: MEMBER, faults: FAULTS });
  const order = await take(
    { answer: store.answer, waiting: () => store.waiting.length, go: store.go, settle },
    seeded(seed),
  );
  const state = store.store.getState();
  store.close();
  jest.restoreAllMocks();
  return { state, order };
};

const pageAfter = async (seed: number): Promise<string> => {
  sameReferences();
  const gate = createGate();
  const portal = await openPortal({ member: MEMBER, faults: FAULTS, at: '/portfolio', watch: gate.watch });
  await take(
    {
      answer: gate.answer,
      waiting: () => gate.waiting.length,
      go: (place) => act(() => portal.services.navigation.push(place)),
      settle: () => portal.pass(0),
    },
    seeded(seed),
  );
  await portal.settle();
  const text = textOf(portal.container.querySelector('main'));
  portal.close();
  jest.restoreAllMocks();
  return text;
};

/** Says in the message of a failure how to repeat it. */
const naming = (seed: number, check: () => void): void => {
  try {
    check();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`ORDER_SEED=${seed} npm run test:orders repeats this alone.\n\n${what}`, { cause: error });
  }
};

it('Whatever the order of the answers, the overview, then the balance and back, end in the same state', async () => {
  const expected = await stateAfter(0);
  expect(expected.order.length).toBeGreaterThan(40);
  const seen = new Set<string>();
  for (const seed of seeds) {
    const { state, order } = await stateAfter(seed);
    seen.add(order.join());
    naming(seed, () => expect(state).toEqual(expected.state));
  }
  expect(seen.size).toBe(seeds.length);
});

it('Whatever the order of the answers, the page ends the same', async () => {
  const expected = await pageAfter(0);
  expect(expected).toContain('Unavailable');
  for (const seed of alone === undefined ? seeds.slice(0, pages) : seeds) {
    const page = await pageAfter(seed);
    naming(seed, () => expect(page).toBe(expected));
  }
});
