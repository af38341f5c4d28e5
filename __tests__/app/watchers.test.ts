import { createAction } from '@reduxjs/toolkit';
import { call, type Saga, takeEvery, takeLatest, takeLeading } from '../../src/state/effects';
import { safely } from '../../src/state/safely';
import { survivals } from '../support/watchers';
import { wholeRootSaga } from '../support/wholeRootSaga';

beforeEach(() => {
  jest.useFakeTimers();
});

const knocked = createAction('door/knocked');

function* openDoor(): Saga {
  yield* call(() => undefined);
}

describe('Every watcher of the portal', () => {
  it('answers again after its worker threw', () => {
    const all = survivals(wholeRootSaga);
    expect(all.filter(({ thrown, answersAgain }) => !thrown || !answersAgain)).toEqual([]);
    expect(all.length).toBeGreaterThan(30);
  });
});

describe('The trial', () => {
  it.each([
    ['takeEvery', takeEvery],
    ['takeLatest', takeLatest],
    ['takeLeading', takeLeading],
  ] as const)('reports a %s that does not survive', (name, take) => {
    function* unsafe(): Saga {
      yield* take(knocked, openDoor);
    }
    function* safe(): Saga {
      yield* take(knocked, safely(openDoor));
    }
    const watcher = `${name} door/knocked`;
    expect(survivals(unsafe)).toEqual([{ watcher, thrown: true, answersAgain: false }]);
    expect(survivals(safe)).toEqual([{ watcher, thrown: true, answersAgain: true }]);
  });
});
