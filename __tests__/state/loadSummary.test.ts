import { combineReducers } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../src/contract/endpoints';
import { createSummarySlice } from '../../src/state/createSummarySlice';
import { createSummarySaga, loadSummary } from '../../src/state/loadSummary';
import { type Answer, failed, fakeServices, loaded, never, withServices } from '../support/builders';

const slice = createSummarySlice('wills', endpoints.willSummary);
const failure = 'There was an issue fetching the wills policy';
const saga = createSummarySaga({ slice, failure });
const reducer = combineReducers({ wills: slice.reducer });

const ask = (willSummary: Answer, times = 1) => {
  const { services, outbox } = fakeServices({ willSummary });
  const plan = expectSaga(saga)
    .withReducer(reducer)
    .provide([withServices(services)]);
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

  it('that has no words for a failure does not log it', async () => {
    const { services, outbox } = fakeServices({ willSummary: new Error('503') });
    const { storeState } = await expectSaga(createSummarySaga({ slice }))
      .withReducer(reducer)
      .provide([withServices(services)])
      .dispatch(slice.actions.summaryRequested())
      .silentRun(20);
    expect([storeState.wills.status, outbox.logged]).toEqual(['failed', []]);
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
