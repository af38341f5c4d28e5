import { createAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { all, call, fork, put, race, type Saga, select, spawn, take } from '../../src/state/effects';
import { never } from '../support/builders';

const rang = createAction<number>('bell/rang');
const heard = createAction<number>('bell/heard');

function* hear(event: ReturnType<typeof rang>): Saga {
  yield* put(heard(event.payload));
  yield* call(never);
}

const numbers = (state: readonly number[] = [], event: { type: string }): readonly number[] =>
  heard.match(event) ? [...state, event.payload] : state;

describe('the typed effects', () => {
  it('wait for an event', async () => {
    function* waits(): Saga<number> {
      return (yield* take(rang)).payload;
    }
    const { returnValue } = await expectSaga(waits).dispatch(rang(7)).silentRun(20);
    expect(returnValue).toBe(7);
  });

  it('wait for every branch, by name', async () => {
    function* gathers(): Saga<unknown> {
      return yield* all({ word: call(() => 'a'), later: call(async () => 2), state: select((state: number) => state) });
    }
    const { returnValue } = await expectSaga(gathers).withState(5).silentRun(20);
    expect(returnValue).toEqual({ word: 'a', later: 2, state: 5 });
  });

  it('let the first of several win', async () => {
    function* races(): Saga<unknown> {
      return yield* race({ slow: call(never), quick: call(async () => 'here') });
    }
    const { returnValue } = await expectSaga(races).silentRun(20);
    expect(returnValue).toEqual({ quick: 'here' });
  });

  it('refuse a saga as a branch, which may have any number of effects', () => {
    // @ts-expect-error: a branch is one effect
    expect(() => all({ saga: hear(rang(1)) }).effect.payload).toBeDefined();
  });

  it('start sagas in parallel, attached or not', async () => {
    function* starts(): Saga {
      yield* fork(hear, rang(1));
      yield* spawn(hear, rang(2));
    }
    await expectSaga(starts).withReducer(numbers).hasFinalState([1, 2]).silentRun(20);
  });
});
