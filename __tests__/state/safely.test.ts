import { createAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { call, type SagaGenerator, takeEvery, takeLatest, takeLeading } from '../../src/state/effects';
import { NotSent } from '../../src/state/request';
import { logFailure, orElse, safely } from '../../src/state/safely';
import { fakeServices, withServices } from '../support/builders';

const knocked = createAction<string>('door/knocked');

describe('a watcher whose worker throws', () => {
  it('logs the failure and handles the next event', async () => {
    const answered: string[] = [];
    function* openDoor({ payload }: ReturnType<typeof knocked>): SagaGenerator {
      if (payload === 'stuck') throw new Error('the door is stuck');
      yield* call(() => answered.push(payload));
    }
    function* watcher(): SagaGenerator {
      yield* takeEvery(knocked, safely(openDoor));
    }
    const { services, outbox } = fakeServices();
    await expectSaga(watcher)
      .provide([withServices(services)])
      .dispatch(knocked('first'))
      .dispatch(knocked('stuck'))
      .dispatch(knocked('last'))
      .silentRun(20);
    expect(answered).toEqual(['first', 'last']);
    expect(outbox.logged).toEqual(['An unforeseen failure in openDoor']);
    expect(outbox.causes).toEqual([new Error('the door is stuck')]);
  });

  it.each([takeEvery, takeLatest, takeLeading])('does not compile without being made safe', (watch) => {
    function* openDoor(): SagaGenerator {
      yield* call(() => undefined);
    }
    // @ts-expect-error: an error in it would end the watcher.
    expect(watch(knocked, openDoor)).toBeDefined();
    expect(watch(knocked, safely(openDoor))).toBeDefined();
  });
});

it('A failure is logged with its cause, unless nothing was sent', async () => {
  const { services, outbox } = fakeServices();
  await expectSaga(logFailure, 'There was an issue', 'why')
    .provide([withServices(services)])
    .silentRun(20);
  await expectSaga(logFailure, 'There was none', new NotSent())
    .provide([withServices(services)])
    .silentRun(20);
  expect(outbox).toMatchObject({ logged: ['There was an issue'], causes: ['why'] });
});

it.each([
  ['its value if it works', async () => 'value', 'value'],
  ['the fallback if it fails, and logs nothing', () => Promise.reject(new Error('no value')), 'otherwise'],
])('A source with a fallback returns %s', async (_, work, expected) => {
  const { services, outbox } = fakeServices();
  function* source(): SagaGenerator<string> {
    return yield* call(work);
  }
  const { returnValue } = await expectSaga(orElse, source, 'otherwise')
    .provide([withServices(services)])
    .silentRun(20);
  expect([returnValue, outbox.logged]).toEqual([expected, []]);
});
