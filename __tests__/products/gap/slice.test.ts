import fc from 'fast-check';
import { isNeeded } from '../../../src/contract/productNeed';
import { gap } from '../../../src/products/gap/GapTile';
import { gapListReducer, policyListToggled, readGap, selectGapTile } from '../../../src/products/gap/slice';
import { loaded, memberWith, productOf } from '../../support/builders';

const [need = { ids: [] }] = gap.needs;
const hgap = productOf('hgap');
const mgap = productOf('mgap');
const withdrawn = { policyWithdrawn: true };

describe('the Gap cover tile', () => {
  it('shows the one held policy', () => {
    const state = {
      ...memberWith([mgap]),
      gap: loaded({ hgap: [], mgap: [{ policyNumber: 'M1', description: 'For two' }] }),
    };
    const card = { state: 'held', kind: 'mgap', policyNumber: 'M1', description: 'For two' };
    expect(selectGapTile(state)).toMatchObject({
      phase: 'loaded',
      product: mgap,
      view: { cards: [card], status: undefined },
    });
  });

  it('is unavailable if the policies of a cover that is held cannot be read, but not because of one that is not', () => {
    const summary = loaded({ hgap: [{ policyNumber: 'H1' }], mgap: undefined });
    expect(readGap(hgap, undefined, summary)).toMatchObject({ view: { cards: [{ policyNumber: 'H1' }] } });
    expect(readGap(hgap, mgap, summary)).toMatchObject({ phase: 'unavailable', product: hgap });
  });

  it('links to the address of a cover that has one, first the comprehensive one', () => {
    const addressOf = (one: string | undefined, other: string | undefined) => {
      const tile = readGap(
        { ...hgap, clickThroughUrl: one },
        { ...mgap, clickThroughUrl: other },
        loaded({ hgap: [], mgap: [] }),
      );
      return tile.phase === 'absent' ? undefined : tile.product.clickThroughUrl;
    };
    expect([addressOf('/h', '/m'), addressOf(undefined, '/m'), addressOf('javascript:x', '/m')]).toEqual([
      '/h',
      '/m',
      '/m',
    ]);
    const unsafe = productOf('mgap', { clickThroughUrl: 'javascript:x' });
    for (const other of [unsafe, productOf('mgap', { active: false, clickThroughUrl: '/m' })])
      expect(readGap(hgap, other, loaded({ hgap: [], mgap: [] }))).toHaveProperty('product', hgap);
  });

  it('needs no summary to show that the one cover was withdrawn', () => {
    const product = productOf('hgap', withdrawn);
    expect(readGap(product, undefined, { status: 'failed' })).toMatchObject({
      phase: 'loaded',
      product,
      view: { status: 'withdrawn', cards: [{ state: 'withdrawn', kind: 'hgap' }] },
    });
  });

  it.each([
    [{ status: 'idle' }, 'loading'],
    [{ status: 'loading' }, 'loading'],
    [{ status: 'failed' }, 'unavailable'],
  ] as const)('waits for the summary of a held cover: %j is %s', (summary, phase) => {
    expect(readGap(hgap, productOf('mgap', withdrawn), summary)).toMatchObject({
      phase,
      product: hgap,
    });
  });

  // Rules `gap.count`, `gap.mode`.
  it('has a card for each policy, held or withdrawn', () => {
    const product = (id: 'hgap' | 'mgap') =>
      fc.option(
        fc.record({ active: fc.boolean(), policyWithdrawn: fc.boolean() }).map((over) => productOf(id, over)),
        { nil: undefined },
      );
    const named = fc.array(fc.record({ policyNumber: fc.string(), description: fc.string() }), { maxLength: 4 });
    fc.assert(
      fc.property(product('hgap'), product('mgap'), named, named, (comprehensive, supplementary, hgaps, mgaps) => {
        const tile = readGap(comprehensive, supplementary, loaded({ hgap: hgaps, mgap: mgaps }));
        const countOf = (held: typeof comprehensive, list: typeof hgaps) => {
          if (held?.policyWithdrawn === true) return 1;
          return held?.active === true ? Math.max(1, list.length) : 0;
        };
        const count = countOf(comprehensive, hgaps) + countOf(supplementary, mgaps);
        const view = { cards: { length: count } };
        expect(tile).toMatchObject(count === 0 ? { phase: 'absent' } : { phase: 'loaded', view });
        if (count > 1) expect(tile).toMatchObject({ view: { status: undefined } });
        expect(isNeeded(need, (id) => (id === 'hgap' ? comprehensive : supplementary))).toBe(
          [comprehensive, supplementary].some((held) => held?.active === true && !held.policyWithdrawn),
        );
      }),
    );
  });

  it('opens and closes its list', () => {
    const open = gapListReducer(undefined, policyListToggled());
    expect([open, gapListReducer(open, policyListToggled())]).toEqual([{ open: true }, { open: false }]);
  });
});
