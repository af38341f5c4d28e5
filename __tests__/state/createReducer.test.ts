import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../../src/state/createReducer';

const added = createAction<number>('count/added');
const doubled = createAction('count/doubled');
const reducer = createReducer(1, (cases) => {
  cases
    .addCase(added, (count, { payload }) => count + payload)
    .addCase(doubled, (count) => count * 2)
    .addMatcher(({ type }) => type.startsWith('count/'), Math.abs);
});

it('computes the next state by the case of the event, then by its matchers', () => {
  expect([added(2), doubled(), added(-10)].reduce<number | undefined>(reducer, undefined)).toBe(4);
});

it('returns the same state if an event has no case', () => {
  const held = createReducer<{ readonly list: readonly number[] }>({ list: [] }, (cases) =>
    cases.addCase(added, (state) => state),
  );
  const state = { list: [1] };
  expect(held(state, { type: 'elsewhere' })).toBe(state);
  expect(held(state, added(1))).toBe(state);
  expect(held(undefined, { type: 'start' })).toEqual({ list: [] });
});

it('refuses two cases for one event', () => {
  expect(() =>
    createReducer(0, (cases) =>
      cases.addCase(added, (count) => count).addCase(added, (count, { payload }) => count - payload),
    ),
  ).toThrow('two cases');
});
