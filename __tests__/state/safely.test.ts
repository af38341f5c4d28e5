import { createAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { call, type SagaGenerator, takeEvery, takeLatest, takeLeading } from '../../src/state/effects';
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

describe('a failure', () => {
  it('is logged with its cause, or without one', async () => {
    const { services, outbox } = fakeServices();
    for (const given of [['There was an issue'], ['There was another', 'why']] as const)
      await expectSaga(logFailure, ...given)
        .provide([withServices(services)])
        .silentRun(20);
    expect(outbox).toMatchObject({ logged: ['There was an issue', 'There was another'], causes: [undefined, 'why'] });
  });
});

describe('a source with a fallback', () => {
  it.each([
    ['its value if it works', () => 'value', 'value'],
    [
      'the fallback if it fails, and logs nothing',
      () => {
        throw new Error('no value');
      },
      'otherwise',
    ],
  ])('returns %s', async (_, work, expected) => {
    const { services, outbox } = fakeServices();
    const { returnValue } = await expectSaga(
      orElse,
      function* (): SagaGenerator<string> {
        return yield* call(work);
      },
      'otherwise',
    )
      .provide([withServices(services)])
      .silentRun(20);
    expect([returnValue, outbox.logged]).toEqual([expected, []]);
  });
});
