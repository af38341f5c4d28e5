import fc from 'fast-check';
import { endpoints } from '../../src/contract/endpoints';
import { createSummarySlice } from '../../src/state/createSummarySlice';

const createSlice = () => createSummarySlice('invest', endpoints.investSummary);
const { actions } = createSlice();
let slice = createSlice();
beforeEach(() => {
  slice = createSlice();
});
const summary = { totalPolicies: 2, totalPortfolioAmount: 10 };
const other = { totalPolicies: 9, totalPortfolioAmount: 90 };

const idle = { status: 'idle' } as const;
const loading = { status: 'loading' } as const;
const loadedState = { status: 'loaded', summary, at: 7 } as const;
const renewing = { ...loadedState, renewal: 'awaited' } as const;
const stale = { ...loadedState, renewal: 'failed' } as const;
const repeating = { ...loadedState, renewal: 'repeated' } as const;
const failed = { status: 'failed', reference: 'R-1' } as const;
const unrecorded = { status: 'failed', reference: undefined } as const;

describe('a summary slice', () => {
  it('starts idle, and names its events and its call', () => {
    expect(slice.reducer(undefined, { type: 'start' })).toEqual(idle);
    expect(slice).toMatchObject({ name: 'invest', endpoint: endpoints.investSummary });
    expect(Object.entries(actions).map(([name, { type }]) => [name, type])).toEqual(
      Object.keys(actions).map((name) => [name, `invest/${name}`]),
    );
  });

  it.each([
    [idle, actions.summaryRequested(), loading],
    [loadedState, actions.summaryRequested(), renewing],
    [renewing, actions.summaryLoaded(other, 9), { status: 'loaded', summary: other, at: 9 }],
    [renewing, actions.summaryFailed('R-2'), stale],
    [stale, actions.summaryRequested(), repeating],
    [repeating, actions.summaryFailed('R-3'), stale],
    [stale, actions.summaryLoaded(other, 9), stale],
    [failed, actions.summaryRequested(), loading],
    [loading, actions.summaryLoaded(summary, 7), loadedState],
    [loading, actions.summaryFailed('R-1'), failed],
    [loading, actions.summaryFailed(), unrecorded],
    [loading, { type: 'other' }, loading],
    [idle, actions.summaryLoaded(other, 9), idle],
    [loadedState, actions.summaryLoaded(other, 9), loadedState],
    [loadedState, actions.summaryFailed(), loadedState],
    [failed, actions.summaryLoaded(other, 9), failed],
  ])('goes from %j with %j to %j', (before, event, after) => {
    expect(slice.reducer(before, event)).toEqual(after);
  });

  it('never lets a late answer change a settled state', () => {
    const answers = fc.constantFrom(
      actions.summaryLoaded(summary, 7),
      actions.summaryLoaded(other, 9),
      actions.summaryFailed('R-2'),
    );
    fc.assert(
      fc.property(answers, fc.array(answers), (first, late) => {
        const settled = slice.reducer(loading, first);
        expect(late.reduce(slice.reducer, settled)).toBe(settled);
      }),
    );
  });
});
