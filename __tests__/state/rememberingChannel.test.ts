import { applyMiddleware, createAction, legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { runSaga } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { fork, put, type Saga } from '../../src/state/effects';
import { createRememberingChannel } from '../../src/state/rememberingChannel';
import { takeEvery, watch } from '../../src/state/watch';

const rang = createAction<number>('door/rang');
const opened = createAction<number>('door/opened');

const house = () => {
  const events = createRememberingChannel();
  const sagas = createSagaMiddleware({ channel: events.channel });
  const store = legacy_createStore((state: null = null) => state, applyMiddleware(sagas));
  const heard: string[] = [];
  const listen = (name: string) =>
    function* listener(): Saga {
      yield* watch(
        takeEvery(rang, function* (event): Saga {
          heard.push(`${name} ${event.payload}`);
          yield* [];
        }),
      );
    };
  return {
    events,
    store,
    heard,
    listen,
    runFirst: sagas.run,
    runLate: (saga: () => Saga) => events.catchUp((channel) => runSaga({ ...store, channel }, saga)),
  };
};

describe('A saga that comes late', () => {
  it('hears what happened before, in order and once, and then what happens', () => {
    const { store, heard, listen, runFirst, runLate } = house();
    runFirst(listen('first'));
    store.dispatch(rang(1));
    store.dispatch(rang(2));
    expect(heard).toEqual(['first 1', 'first 2']);
    runLate(listen('late'));
    expect(heard).toEqual(['first 1', 'first 2', 'late 1', 'late 2']);
    store.dispatch(rang(3));
    expect(heard.slice(4)).toEqual(['first 3', 'late 3']);
  });

  it('answers each past event before it hears the next one, and others hear its answers once', () => {
    const { store, runFirst, runLate } = house();
    const order: string[] = [];
    runFirst(function* (): Saga {
      yield* fork(
        watch,
        takeEvery(opened, function* ({ payload }): Saga {
          order.push(`opened ${payload}`);
          yield* [];
        }),
      );
      yield* put(rang(1));
    });
    store.dispatch(rang(2));
    runLate(function* (): Saga {
      yield* watch(
        takeEvery(rang, function* ({ payload }): Saga {
          order.push(`rang ${payload}`);
          yield* put(opened(payload));
        }),
      );
    });
    expect(order).toEqual(['rang 1', 'opened 1', 'rang 2', 'opened 2']);
  });

  it('takes one event for each time that it asks, past or new', () => {
    const { store, runLate } = house();
    const taken: unknown[] = [];
    store.dispatch(rang(1));
    runLate(function* (): Saga {
      for (;;) taken.push(((yield plain.take('*')) as UnknownAction).payload);
    });
    store.dispatch(rang(2));
    store.dispatch(rang(3));
    expect(taken).toEqual([1, 2, 3]);
  });

  it('hears what it says itself about a past event of a saga', () => {
    const { runFirst, runLate } = house();
    const heard: number[] = [];
    runFirst(function* (): Saga {
      yield* put(rang(1));
    });
    runLate(function* (): Saga {
      yield* watch(
        takeEvery(rang, function* ({ payload }): Saga {
          heard.push(payload);
          if (payload === 1) yield* put(rang(2));
        }),
      );
    });
    expect(heard).toEqual([1, 2]);
  });

  it('hears nothing any more once it is cancelled', () => {
    const { store, heard, listen, runLate } = house();
    store.dispatch(rang(1));
    runLate(listen('late')).cancel();
    store.dispatch(rang(2));
    expect(heard).toEqual(['late 1']);
  });

  it('hears nothing of what was forgotten', () => {
    const { store, events, heard, listen, runLate } = house();
    store.dispatch(rang(1));
    events.forget();
    store.dispatch(rang(2));
    runLate(listen('late'));
    store.dispatch(rang(3));
    expect(heard).toEqual(['late 3']);
  });
});
