import { legacy_createStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { useSyncExternalStoreWithSelector } from '../../../config/webpack/withSelector';

interface Counts {
  readonly apples: number;
  readonly pears: number;
}

const basket = () =>
  legacy_createStore((state: Counts = { apples: 1, pears: 1 }, { type }: { type: string }): Counts => {
    if (type === 'apple') return { ...state, apples: state.apples + 1 };
    return type === 'pear' ? { ...state, pears: state.pears + 1 } : state;
  });

/** Draws what a selector returns from a basket, and counts how often. */
const open = (select: (state: Counts) => unknown) => {
  const store = basket();
  let drawings = 0;
  const Shown = () => {
    drawings += 1;
    return (
      <p>{JSON.stringify(useSyncExternalStoreWithSelector(store.subscribe, store.getState, undefined, select))}</p>
    );
  };
  render(<Shown />);
  return {
    text: () => screen.getByRole('paragraph').textContent,
    drawings: () => drawings,
    happen: (...types: readonly string[]) => act(() => types.forEach((type) => void store.dispatch({ type }))),
  };
};

it('What a selector returns is drawn, and anew only when it changes', () => {
  const { text, drawings, happen } = open(({ apples }) => apples);
  expect([text(), drawings()]).toEqual(['1', 1]);
  happen('pear');
  expect([text(), drawings()]).toEqual(['1', 1]);
  happen('apple', 'apple');
  expect([text(), drawings()]).toEqual(['3', 2]);
});

it('A selector that makes its result anew does not draw for ever', () => {
  const { text, drawings, happen } = open(({ apples }) => ({ apples }));
  expect([text(), drawings()]).toEqual(['{"apples":1}', 1]);
  happen('pear');
  expect(text()).toBe('{"apples":1}');
  expect(drawings()).toBeLessThan(4);
});

it('Another selector counts from the next drawing on, and the store is left with the component', () => {
  const store = basket();
  const seen: unknown[] = [];
  const Shown = ({ of }: { of: keyof Counts }) => {
    seen.push(useSelector((state: Counts) => state[of]));
    return null;
  };
  const at = (of: keyof Counts) => (
    <Provider store={store}>
      <Shown of={of} />
    </Provider>
  );
  const { rerender, unmount } = render(at('apples'));
  act(() => void store.dispatch({ type: 'apple' }));
  rerender(at('pears'));
  act(() => void store.dispatch({ type: 'apple' }));
  expect(seen).toEqual([1, 2, 1]);
  unmount();
  act(() => void store.dispatch({ type: 'pear' }));
  expect(seen).toEqual([1, 2, 1]);
});
