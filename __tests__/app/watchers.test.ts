import { createAction } from '@reduxjs/toolkit';
import { rootSaga } from '../../src/app/rootSaga';
import { call, type Saga, takeEvery, takeLatest, takeLeading } from '../../src/state/effects';
import { safely } from '../../src/state/safely';
import { survivals } from '../support/watchers';

beforeEach(() => {
  jest.useFakeTimers();
});

const knocked = createAction('door/knocked');

function* openDoor(): Saga {
  yield* call(() => undefined);
}

describe('Every reaction of the portal', () => {
  it('happens again after its worker threw', () => {
    const all = survivals(rootSaga);
    expect(all.filter(({ thrown, answersAgain }) => !thrown || !answersAgain)).toEqual([]);
    expect(all.length).toBeGreaterThan(80);
  });
});

describe('The trial', () => {
  it.each([
    ['takeEvery', takeEvery],
    ['takeLatest', takeLatest],
    ['takeLeading', takeLeading],
  ] as const)('reports a %s whose worker throws', (_, take) => {
    function* unsafe(): Saga {
      yield* take(knocked, openDoor);
    }
    function* safe(): Saga {
      yield* take(knocked, safely(openDoor));
    }
    const watcher = 'door/knocked openDoor';
    expect(survivals(unsafe)).toEqual([{ watcher, thrown: true, answersAgain: false }]);
    expect(survivals(safe)).toEqual([{ watcher, thrown: true, answersAgain: true }]);
  });
});
