import { createAction } from '@reduxjs/toolkit';
import { rootSaga } from '../../src/app/rootSaga';
import { call, type Saga, takeEvery, takeLatest, takeLeading } from '../../src/state/effects';
import { safely } from '../../src/state/safely';
import { survivals } from '../support/watchers';

// A visit for each watcher and each way to throw.
jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
});

const knocked = createAction('door/knocked');

function* openDoor(): Saga {
  yield* call(() => undefined);
}

describe('Every watcher of the portal', () => {
  it('answers again after its worker threw', () => {
    const all = survivals(rootSaga);
    expect(all.filter(({ thrown, answersAgain }) => !thrown || !answersAgain)).toEqual([]);
    expect(all.length).toBeGreaterThan(30);
  });
});

describe('The trial', () => {
  it.each([
    ['takeEvery', takeEvery],
    ['takeLatest', takeLatest],
    ['takeLeading', takeLeading],
  ] as const)('tells of a %s that does not survive', (name, take) => {
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
