import { delay, put } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';
import { endpoints } from '../../src/contract/endpoints';
import type { Services } from '../../src/platform/createServices';
import { TIMED_OUT } from '../../src/platform/services';
import { callMissed } from '../../src/state/connection/slice';
import { call, type SagaGenerator } from '../../src/state/effects';
import { NotSent, overConnection, request, requestFragment } from '../../src/state/request';
import { orElse } from '../../src/state/safely';
import { sessionChanged, sessionEnded } from '../../src/state/session/slice';
import { failureOf, fakeServices, never, timePasses, withServices } from '../support/builders';
import { createWorld } from '../support/world';

/** Runs a saga over these services until it ends; `more` are other providers. */
const run = (services: Services, saga: () => SagaGenerator<unknown>, ...more: readonly StaticProvider[]) =>
  expectSaga(saga)
    .provide([withServices(services), ...more])
    .silentRun(20);

const failureIn = async (services: Services, saga: () => SagaGenerator<unknown>, ...more: readonly StaticProvider[]) =>
  (await run(services, () => failureOf(saga) as SagaGenerator<unknown>, ...more)).returnValue;

const invest = () => request(endpoints.investSummary);

describe('a call', () => {
  it('returns the answer as its schema reads it', async () => {
    const { services, outbox } = fakeServices({ investSummary: { totalPolicies: '3', extra: true } });
    const { returnValue } = await run(services, invest);
    expect(returnValue).toEqual({ totalPolicies: 3, totalPortfolioAmount: undefined });
    expect([outbox.calls, outbox.aborted]).toEqual([['investSummary'], []]);
  });

  it.each([sessionEnded(), sessionChanged()])(
    'is dropped with the session after $type, and nothing that waited for it continues',
    async (loss) => {
      const world = createWorld({ reducer: {}, sagas: [] }, { answers: { investSummary: never } });
      const task = world.run(invest);
      await world.happen(loss);
      expect([world.outbox.aborted, task.isCancelled()]).toEqual([['investSummary'], true]);
    },
  );

  it('passes on its query and body', async () => {
    const { services } = fakeServices({ disclaimerAccept: { accepted: true } });
    const send = jest.spyOn(services.http, 'send');
    const options = { query: { version: '2' }, body: { a: 1 } };
    await run(services, () => request(endpoints.disclaimerAccept, options));
    expect(send.mock.calls).toEqual([[endpoints.disclaimerAccept, options]]);
  });

  // Rule `call.timeout`.
  it('is aborted when it times out, in the words of the error catalogue', async () => {
    const { services, outbox } = fakeServices({ investSummary: never });
    expect(await failureIn(services, invest, timePasses)).toEqual(new Error('A service failed to respond in time.'));
    expect(outbox.aborted).toEqual(['investSummary']);
  });

  it('for a fragment returns its text, even an empty one, and has the same time-out', async () => {
    const { services, outbox } = fakeServices({}, {}, (address) => (address === '/cms/a' ? '' : never()));
    expect(await run(services, () => requestFragment('/cms/a', '/a'))).toMatchObject({ returnValue: { body: '' } });
    expect(await failureIn(services, () => requestFragment('/cms/b', '/a'), timePasses)).toEqual(new Error(TIMED_OUT));
    expect(outbox).toMatchObject({ fragments: ['/cms/a', '/cms/b'], aborted: ['/cms/b'] });
  });

  const refusalOf = (answer: unknown) => failureIn(fakeServices({ investSummary: answer }).services, invest);

  it("passes on the service's reason for refusing", async () => {
    const refusal = new Error('GET /portal answered 503');
    expect(await refusalOf(refusal)).toBe(refusal);
  });

  it.each([undefined, null, [], 'ID 8001015009087', 7, true])(
    'refuses the answer %j, and does not quote it',
    async (answer) => {
      const words = 'The answer of investSummary was not understood: an object was expected';
      expect(await refusalOf(answer)).toEqual(new Error(words));
    },
  );
});

// Rule `call.timeout`.
it.each([60_000, 600_000])('A call is waited for %d ms if the host has so many', async (timeoutMs) => {
  const { services } = fakeServices({ investSummary: never }, { timeoutMs });
  const waits: unknown[] = [];
  await failureIn(services, invest, [
    matchers.call.fn(delay(0).payload.fn),
    dynamic(({ args }) => waits.push(args[0]) > 0),
  ]);
  expect(waits).toEqual([timeoutMs]);
});

// Rule `call.retry`.
describe('a call without a connection', () => {
  const unreachable = Object.assign(new Error('the network is gone'), { kind: 'network' });
  const refused = Object.assign(new Error('503'), { kind: 'status' });
  const timedOut = new Error(TIMED_OUT);

  interface Line {
    readonly causes: readonly unknown[];
    readonly isOnline?: boolean;
    /** Whether the connection comes back while the call is sent. */
    readonly isBack?: boolean;
    readonly changes?: boolean;
  }

  const send = async ({ causes, isOnline = false, isBack = false, changes }: Line) => {
    const { services } = fakeServices();
    const left = [...causes];
    let sent = 0;
    const connection = {
      ...services.connection,
      isOnline: () => isOnline,
      returns: () => (isBack && sent > 0 ? 1 : 0),
    };
    function* exchange(): SagaGenerator<string> {
      sent += 1;
      const cause = left.shift();
      if (cause !== undefined) throw cause;
      return yield* call(() => 'the answer');
    }
    const missed: unknown[] = [];
    const saga = () => overConnection('gapSummary', exchange, changes);
    const { returnValue } = await expectSaga(function* () {
      const answer: unknown = yield* orElse(saga, 'nothing');
      return answer;
    })
      .provide([withServices({ ...services, connection })])
      .withReducer((state: unknown, event) => {
        if (callMissed.match(event)) missed.push(event.payload);
        return state ?? {};
      })
      .silentRun(20);
    return [sent, returnValue, missed];
  };

  const lost = { causes: [unreachable] };
  const back = { ...lost, isOnline: true, isBack: true };
  const missed = ['gapSummary'];

  it.each<[string, Line, number, string, readonly string[]]>([
    ['is missed, and its part asks again later', lost, 1, 'nothing', missed],
    ['is missed if the browser knows of none', { ...lost, isOnline: true }, 1, 'nothing', missed],
    ['is missed if it hangs', { causes: [timedOut] }, 1, 'nothing', missed],
    ['is not missed if it hangs with one', { causes: [timedOut], isOnline: true }, 1, 'nothing', []],
    ['is sent once more if that is back, because no such event is to come', back, 2, 'the answer', []],
    ['is sent no third time', { ...back, causes: [unreachable, unreachable] }, 2, 'nothing', missed],
    ['is not sent again if that is lost anew', { ...back, isOnline: false }, 1, 'nothing', missed],
    ['is never sent again by itself if it changes something', { ...back, changes: true }, 1, 'nothing', missed],
    ...[refused, new Error('503'), { kind: 'network' }, 'network', null].map(
      (cause): [string, Line, number, string, []] => [
        'is not missed if refused',
        { causes: [cause] },
        1,
        'nothing',
        [],
      ],
    ),
  ])('%s', async (_, line, ...expected) => {
    expect(await send(line)).toEqual(expected);
  });
});

// Rule `connection.silence`.
it('After the connection was lost only what changes something is sent, and the rest is missed', async () => {
  const { services, outbox } = fakeServices({ disclaimerAccept: {} });
  const connection = { ...services.connection, wasLost: () => true };
  const lost = { ...services, connection };
  const { returnValue, effects } = await run(lost, function* () {
    yield* request(endpoints.disclaimerAccept);
    yield* orElse(() => requestFragment('/cms/a', '/a'), undefined);
    return yield* failureOf(invest) as SagaGenerator<unknown>;
  });
  expect(returnValue).toEqual(new NotSent('not sent without a connection'));
  expect(effects.put).toEqual(['/a', 'investSummary'].map((name) => put(callMissed(name))));
  expect(outbox).toMatchObject({ calls: ['disclaimerAccept'], fragments: [] });
});
