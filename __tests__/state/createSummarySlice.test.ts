import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../src/contract/endpoints';
import { createSummarySlice, readingOf, type SummaryState } from '../../src/state/createSummarySlice';
import { type Answer, fakeServices, loaded, never, withServices } from '../support/builders';

const slice = createSummarySlice('invest', endpoints.investSummary);
const { actions } = slice;
const summary = { totalPolicies: 2, totalPortfolioAmount: 10 };
const other = { totalPolicies: 9, totalPortfolioAmount: 90 };

const idle = { status: 'idle' } as const;
const loading = { status: 'loading' } as const;
const loadedState = { status: 'loaded', summary, at: 7 } as const;
const renewing = { ...loadedState, isAwaited: true } as const;
const stale = { ...loadedState, isStale: true } as const;
const repeating = { ...stale, isAwaited: true } as const;
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
    [idle, actions.summaryRequested({ again: true }), loading],
    [failed, actions.summaryRequested({ again: true }), { ...failed, isAwaited: true }],
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
    [failed, actions.summaryFailed('R-2'), failed],
  ])('goes from %j with %j to %j', (before, event, after) => {
    expect(slice.reducer(before, event)).toEqual(after);
  });
});

// Rule `overview.asOf`.
describe('what is shown of a summary', () => {
  const read = ({ totalPolicies }: { readonly totalPolicies?: number | undefined }) => totalPolicies || undefined;
  const shown = { phase: 'loaded', view: 2, asOf: undefined, retrying: false };
  const lacking = { ...renewing, summary: { ...summary, totalPolicies: 0 } } as const;

  it.each<[SummaryState<typeof summary>, SummaryState<unknown> | undefined, object]>([
    [idle, undefined, { phase: 'loading' }],
    [loading, stale, { phase: 'loading' }],
    [failed, undefined, { phase: 'unavailable', retrying: false, reference: 'R-1' }],
    [{ ...failed, isAwaited: true }, undefined, { phase: 'unavailable', retrying: true, reference: 'R-1' }],
    [lacking, undefined, { phase: 'unavailable', retrying: true }],
    [loadedState, undefined, shown],
    [renewing, repeating, { ...shown, asOf: 7, retrying: true }],
    [renewing, renewing, shown],
    [stale, loadedState, { ...shown, asOf: 7 }],
    [repeating, loadedState, { ...shown, asOf: 7, retrying: true }],
    [loadedState, { ...stale, at: 5 }, { ...shown, asOf: 5 }],
    [loadedState, { ...repeating, at: 5 }, { ...shown, asOf: 5, retrying: true }],
  ])('of %j beside %j is %j', (one, beside, expected) => {
    expect(readingOf(one, read, beside)).toEqual(expected);
  });
});

describe('the saga of a summary', () => {
  const ask = (willSummary: Answer, times = 1) => {
    const { services, outbox } = fakeServices({ willSummary });
    const wills = createSummarySlice('wills', endpoints.willSummary);
    const plan = expectSaga(wills.saga)
      .withReducer(combineReducers({ wills: wills.reducer }))
      .provide([withServices(services)]);
    for (let time = 0; time < times; time += 1) plan.dispatch(wills.actions.summaryRequested());
    return { plan, outbox };
  };

  it('does not log a failure for which it has no words', async () => {
    const { plan, outbox } = ask(new Error('503'));
    const { storeState } = await plan.silentRun(20);
    expect([storeState.wills.status, outbox.logged]).toEqual(['failed', []]);
  });

  it('drops the older of two requests, and aborts its call', async () => {
    let call = 0;
    const { plan, outbox } = ask(() => (call++ === 0 ? never() : { policyNo: 'W2' }), 2);
    await plan.hasFinalState({ wills: loaded({ policyNo: 'W2' }) }).silentRun(20);
    expect(outbox).toMatchObject({ calls: ['willSummary', 'willSummary'], aborted: ['willSummary'], logged: [] });
  });
});
