import { delay } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { endpoints } from '../../src/contract/endpoints';
import { request } from '../../src/state/request';
import { sessionEnded } from '../../src/state/session/slice';
import { failureOf, fakeServices, never, timePasses, withServices } from '../support/builders';

describe('a call', () => {
  it('returns the answer as its schema reads it', async () => {
    const { services, outbox } = fakeServices({ investSummary: { totalPolicies: '3', extra: true } });
    const { returnValue } = await expectSaga(request, endpoints.investSummary)
      .provide([withServices(services)])
      .silentRun(20);
    expect(returnValue).toEqual({ totalPolicies: 3, totalPortfolioAmount: undefined });
    expect(outbox.calls).toEqual(['investSummary']);
  });

  it('is dropped with the session, and nothing that waited for it continues', async () => {
    const { services, outbox } = fakeServices({ investSummary: never });
    function* waiting() {
      yield* request(endpoints.investSummary);
      outbox.logged.push('went on');
    }
    await expectSaga(waiting)
      .provide([withServices(services)])
      .dispatch(sessionEnded({ page: '/' }))
      .silentRun(20);
    expect([outbox.aborted, outbox.logged]).toEqual([['investSummary'], []]);
  });

  it('passes on its query and body', async () => {
    const sent: unknown[] = [];
    const { services } = fakeServices({ disclaimerAccept: { accepted: true } });
    const { send } = services.http;
    const http = {
      ...services.http,
      send: (...given: Parameters<typeof send>) => {
        sent.push(given[1]);
        return send(...given);
      },
    };
    await expectSaga(request, endpoints.disclaimerAccept, { query: { version: '2' }, body: { a: 1 } })
      .provide([withServices({ ...services, http })])
      .silentRun(20);
    expect(sent).toEqual([{ query: { version: '2' }, body: { a: 1 } }]);
  });

  // Rule `call.timeout`.
  it('is aborted when it times out, in the words of the error catalogue', async () => {
    const { services, outbox } = fakeServices({ investSummary: never });
    const { returnValue } = await expectSaga(failureOf, () => request(endpoints.investSummary))
      .provide([withServices(services), timePasses])
      .silentRun(20);
    expect(returnValue).toEqual(new Error('A service failed to respond in time.'));
    expect(outbox.aborted).toEqual(['investSummary']);
  });

  it('has the time-out of the services', async () => {
    const { services } = fakeServices({ investSummary: never }, { timeoutMs: 600_000 });
    const waits: unknown[] = [];
    await expectSaga(failureOf, () => request(endpoints.investSummary))
      .provide([
        withServices(services),
        [matchers.call.fn(delay(0).payload.fn), dynamic(({ args }) => waits.push(args[0]) > 0)],
      ])
      .silentRun(20);
    expect(waits).toEqual([600_000]);
  });

  it('is not aborted if it is answered in time', async () => {
    const { services, outbox } = fakeServices({ investSummary: {} });
    await expectSaga(request, endpoints.investSummary)
      .provide([withServices(services)])
      .silentRun(20);
    expect(outbox.aborted).toEqual([]);
  });

  const refusalOf = async (name: 'investSummary' | 'viewConsent', answer: unknown) => {
    const { services } = fakeServices({ [name]: answer });
    const { returnValue } = await expectSaga(failureOf, () => request<unknown>(endpoints[name]))
      .provide([withServices(services)])
      .silentRun(20);
    return returnValue;
  };

  it("passes on the service's reason for refusing", async () => {
    const refusal = new Error('GET /portal answered 503');
    expect(await refusalOf('investSummary', refusal)).toBe(refusal);
  });

  it.each([undefined, null, [], 'text', 7, true])('refuses the answer %j', async (answer) => {
    expect(await refusalOf('investSummary', answer)).toEqual(
      new Error('The answer of investSummary was not understood: an object was expected'),
    );
  });

  it('never quotes the content of a member’s answer', async () => {
    const refusal = await refusalOf('viewConsent', ['ID 8001015009087']);
    expect(refusal).toBeInstanceOf(Error);
    expect(String(refusal)).not.toContain('8001015009087');
  });
});
