import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { frozen } from '../../src/state/frozen';

interface State {
  readonly list: string[];
}

const arrived = { type: 'arrived', words: ['a'] };
const spoilt = { type: 'spoilt' };

const reducer = (state: State = { list: [] }, action: UnknownAction): State => {
  if (action.type === spoilt.type) state.list.push('changed in place');
  return action.type === arrived.type ? { list: action.words as string[] } : state;
};

it('A reducer that changes the state in place fails on the spot, also in what an event has brought', () => {
  const store = configureStore({ reducer: frozen(reducer) });
  expect(() => store.dispatch(spoilt)).toThrow(TypeError);
  store.dispatch(arrived);
  expect(() => store.dispatch(spoilt)).toThrow(TypeError);
  expect(store.getState()).toEqual({ list: ['a'] });
});

it('In production the reducer is the same one', () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  expect(frozen(reducer)).toBe(reducer);
  process.env.NODE_ENV = before;
});
