import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createChunk } from '../../src/platform/chunk';
import { connectionRestored } from '../../src/state/connection/slice';
import { useChunk } from '../../src/state/useChunk';
import { createWorld, settle } from '../support/world';

const openDoor = (answers: (() => Promise<{ readonly word: string }>)[]) => {
  let fetched = 0;
  const source = createChunk(() => {
    fetched += 1;
    return (answers.shift() ?? (() => Promise.reject(new Error('too many'))))();
  });
  const Screen = () => {
    const chunk = useChunk(source);
    if (chunk.status !== 'failed') return <p>{chunk.status === 'present' ? chunk.module.word : 'waiting'}</p>;
    return (
      <button type="button" onClick={() => void source.load().catch(() => undefined)}>
        Again
      </button>
    );
  };
  const { store } = createWorld({ reducer: {}, sagas: [] });
  const draw = () =>
    render(
      <Provider store={store}>
        <Screen />
      </Provider>,
    );
  return { draw, store, fetched: () => fetched };
};

const gone = () => Promise.reject(new Error('gone'));
const there = async () => ({ word: 'drawn' });
const rest = () => act(settle);

// Rule `connection.scripts`.
it.each([
  [
    'at the next visit',
    ({ draw }: ReturnType<typeof openDoor>, leave: () => void) => {
      leave();
      draw();
    },
  ],
  [
    'when the connection is back',
    ({ store }: ReturnType<typeof openDoor>) => void store.dispatch(connectionRestored({ missed: [] })),
  ],
  ['at a button', () => screen.getByRole('button', { name: 'Again' }).click()],
])('A script that could not be had is fetched anew %s', async (_, again) => {
  const door = openDoor([gone, gone, there]);
  const { unmount } = door.draw();
  expect(screen.getByText('waiting')).toBeVisible();
  await rest();
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
  act(() => again(door, unmount));
  await rest();
  expect(door.fetched()).toBe(2);
  act(() => screen.getByRole('button', { name: 'Again' }).click());
  await rest();
  expect(screen.getByText('drawn')).toBeVisible();
});

it('A script that is there is neither fetched nor drawn anew when the connection is back', async () => {
  const door = openDoor([there]);
  door.draw();
  await rest();
  const drawn = screen.getByText('drawn');
  act(() => void door.store.dispatch(connectionRestored({ missed: [] })));
  await rest();
  expect(screen.getByText('drawn')).toBe(drawn);
  expect(door.fetched()).toBe(1);
});
