import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import { endpoints } from '../../src/contract/endpoints';

import { createSummarySlice } from '../../src/state/createSummarySlice';
import { createSummarySaga, loadSummary } from '../../src/state/loadSummary';
import { type Answer, failed, fakeServices, loaded, never, timePasses, withServices } from '../support/builders';

const slice = createSummarySlice('wills', endpoints.willSummary);
const bankSlice = createSummarySlice('bank', endpoints.bankSummary);
const failure = 'There was an issue fetching the wills policy';
const saga = createSummarySaga({ slice, failure });
const reducer = combineReducers({ wills: slice.reducer });

const ask = (willSummary: Answer, times = 1, more: readonly StaticProvider[] = []) => {
  const { services, outbox } = fakeServices({ willSummary });
  const plan = expectSaga(saga)
    .withReducer(reducer)
    .provide([withServices(services), ...more]);
  for (let time = 0; time < times; time += 1) plan.dispatch(slice.actions.summaryRequested());
  return { plan, outbox, services };
};

describe('a summary', () => {
  it('fetches the summary when it is asked for', async () => {
    const { plan, outbox } = ask({ policyNo: 'W1', clickThroughUrl: '/wills' });
    await plan.hasFinalState({ wills: loaded({ policyNo: 'W1', clickThroughUrl: '/wills' }) }).silentRun(20);
    expect(outbox).toMatchObject({ calls: ['willSummary'], logged: [] });
  });

  it('requests nothing by itself', async () => {
    const { plan, outbox } = ask({}, 0);
    await plan.hasFinalState({ wills: { status: 'idle' } }).silentRun(20);
    expect(outbox.calls).toEqual([]);
  });

  it.each([
    ['a refusal', new Error('503')],
    ['an answer that is not understood', []],
  ])('turns %s into a failure that is recorded once', async (_, answer) => {
    const { plan, outbox } = ask(answer);
    await plan.hasFinalState({ wills: failed }).silentRun(20);
    expect(outbox.logged).toEqual([failure]);
  });

  it('turns a time-out into a failure, and aborts the call', async () => {
    const { plan, outbox } = ask(never, 1, [timePasses]);
    await plan.hasFinalState({ wills: failed }).silentRun(20);
    expect(outbox).toMatchObject({
      aborted: ['willSummary'],
      logged: [failure],
      causes: [new Error('A service failed to respond in time.')],
    });
  });

  it('drops the older of two requests, and aborts its call', async () => {
    let call = 0;
    const { plan, outbox } = ask(() => (call++ === 0 ? never() : { policyNo: 'W2' }), 2);
    await plan.hasFinalState({ wills: loaded({ policyNo: 'W2' }) }).silentRun(20);
    expect(outbox).toMatchObject({ calls: ['willSummary', 'willSummary'], aborted: ['willSummary'], logged: [] });
  });

  it('works again after a failure', async () => {
    let call = 0;
    const { plan } = ask(() => (call++ === 0 ? new Error('503') : { policyNo: 'W2' }));
    await plan
      .delay(0)
      .dispatch(slice.actions.summaryRequested())
      .hasFinalState({ wills: loaded({ policyNo: 'W2' }) })
      .silentRun(50);
  });

  it('aborts the call when the saga is cancelled', async () => {
    const { plan, outbox } = ask(never);
    await plan.silentRun(5);
    expect(outbox.aborted).toEqual(['willSummary']);
  });

  it.each([
    ['the summary', { policyNo: 'W1' }, { policyNo: 'W1' }],
    ['nothing if it failed', new Error('503'), undefined],
  ])('returns %s', async (_, willSummary, expected) => {
    const { services } = fakeServices({ willSummary });
    const { returnValue } = await expectSaga(loadSummary, { slice, failure })
      .provide([withServices(services)])
      .silentRun(20);
    expect(returnValue).toEqual(expected);
  });
});

describe('a call or an answer other than that of the slice', () => {
  it('does not compile', () => {
    // @ts-expect-error another summary's call
    expect(createSummarySaga({ slice, endpoint: endpoints.cardSummary, failure })).toBeDefined();
    // @ts-expect-error another call, though both answers have the same shape
    expect(createSummarySaga({ slice: bankSlice, endpoint: endpoints.errorLog, failure })).toBeDefined();
    // @ts-expect-error an event of another summary's shape
    expect(slice.actions.summaryLoaded({ isMigrated: true }, 0)).toMatchObject({ type: 'wills/summaryLoaded' });
    expect(createSummarySaga({ slice: bankSlice, failure })).toBeDefined();
  });
});
