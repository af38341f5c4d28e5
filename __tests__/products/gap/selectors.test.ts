import fc from 'fast-check';
import { needsGapSummary, readGap, selectGapTile } from '../../../src/products/gap/selectors';
import { gapListReducer, policyListToggled } from '../../../src/products/gap/slice';
import { loaded, memberWith, productOf } from '../../support/builders';

const labels = { hgap: 'Comprehensive number', mgap: 'Supplementary number', noun: 'policies' };
const hgap = productOf('hgap');
const mgap = productOf('mgap');
const withdrawn = { policyWithdrawn: true };
const policies = (...numbers: readonly string[]) => numbers.map((policyNumber) => ({ policyNumber }));

describe('the Gap cover tile', () => {
  it('is absent where neither cover is held or withdrawn', () => {
    const state = {
      ...memberWith([productOf('hgap', { active: false })]),
      gap: { status: 'idle' as const },
      gapList: { open: false },
    };
    expect(selectGapTile(state)).toEqual({ phase: 'absent' });
  });

  it('shows the one policy that is held, under the portal’s label', () => {
    const state = {
      ...memberWith([mgap], { gapMgapPolicyNumberText: 'Number' }),
      gap: loaded({ mgap: policies('M1') }),
      gapList: { open: false },
    };
    const card = { state: 'held', label: 'Supplementary gap cover', numberLabel: 'Number', policyNumber: 'M1' };
    expect(selectGapTile(state)).toEqual({
      phase: 'loaded',
      product: mgap,
      view: { mode: 'single', card, status: undefined },
    });
  });

  it('needs no summary to say that the one cover was withdrawn', () => {
    const product = productOf('hgap', withdrawn);
    expect(readGap({ hgap: product, mgap: undefined }, { status: 'failed' }, labels)).toEqual({
      phase: 'loaded',
      product,
      view: { mode: 'single', status: 'withdrawn', card: { state: 'withdrawn', label: 'Comprehensive gap cover' } },
    });
  });

  it.each([
    [{ status: 'idle' }, 'loading'],
    [{ status: 'loading' }, 'loading'],
    [{ status: 'failed' }, 'unavailable'],
  ] as const)('waits for the summary of a held cover: %j is %s', (summary, phase) => {
    expect(readGap({ hgap, mgap: productOf('mgap', withdrawn) }, summary, labels)).toEqual({ phase, product: hgap });
  });

  it('is a single card for exactly one policy, and a list of all for any other number', () => {
    const product = (id: 'hgap' | 'mgap') =>
      fc.option(
        fc.record({ active: fc.boolean(), policyWithdrawn: fc.boolean() }).map((over) => productOf(id, over)),
        { nil: undefined },
      );
    const named = fc.option(
      fc.array(fc.record({ policyNumber: fc.string(), description: fc.string() }), { maxLength: 4 }),
      {
        nil: undefined,
      },
    );
    fc.assert(
      fc.property(product('hgap'), product('mgap'), named, named, (comprehensive, supplementary, hgaps, mgaps) => {
        const given = { hgap: comprehensive, mgap: supplementary };
        const tile = readGap(given, loaded({ hgap: hgaps, mgap: mgaps }), labels);
        const countOf = (held: typeof comprehensive, list: typeof hgaps) => {
          if (held?.policyWithdrawn === true) return 1;
          return held?.active === true ? Math.max(1, (list ?? []).length) : 0;
        };
        const count = countOf(comprehensive, hgaps) + countOf(supplementary, mgaps);
        if (count === 0) expect(tile).toEqual({ phase: 'absent' });
        else if (count === 1) expect(tile).toMatchObject({ phase: 'loaded', view: { mode: 'single' } });
        else
          expect(tile).toMatchObject({ view: { mode: 'list', title: `${count} policies`, cards: { length: count } } });
        expect(needsGapSummary((id) => (id === 'hgap' ? comprehensive : supplementary))).toBe(
          [comprehensive, supplementary].some((held) => held?.active === true && !held.policyWithdrawn),
        );
      }),
    );
  });

  it('opens and closes its list', () => {
    const closed = gapListReducer(undefined, { type: 'start' });
    const open = gapListReducer(closed, policyListToggled());
    expect([closed, open, gapListReducer(open, policyListToggled())]).toEqual([
      { open: false },
      { open: true },
      { open: false },
    ]);
  });
});
