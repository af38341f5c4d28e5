import { createAction } from '@reduxjs/toolkit';
import { call, type Saga } from '../../src/state/effects';
import { safely } from '../../src/state/safely';
import { takeEvery, takeLatest, takeLeading, watch } from '../../src/state/watch';
import { survivals } from '../support/watchers';
import { wholeRootSaga } from '../support/wholeRootSaga';

beforeEach(() => {
  jest.useFakeTimers();
});

const knocked = createAction('door/knocked');

function* openDoor(): Saga {
  yield* call(() => undefined);
}

describe('Every reaction of the portal', () => {
  it('happens again after its worker threw', () => {
    const all = survivals(wholeRootSaga);
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
    const unsafe = () => watch(take(knocked, openDoor));
    const safe = () => watch(take(knocked, safely(openDoor)));
    const watcher = 'door/knocked openDoor';
    expect(survivals(unsafe)).toEqual([{ watcher, thrown: true, answersAgain: false }]);
    expect(survivals(safe)).toEqual([{ watcher, thrown: true, answersAgain: true }]);
  });
});
