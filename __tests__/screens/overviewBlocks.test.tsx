import { act, screen } from '@testing-library/react';
// Loaded with this file: what runs when a source is loaded must not count as run by the test.
import '../../src/screens/OverviewBlocks';
import { overviewBlocks, useOverviewBlocks } from '../../src/screens/overviewBlocks';
import { extrasFailed, extrasLoaded } from '../../src/state/extras';
import { createWorld } from '../support/world';

const Found = () => <p>{useOverviewBlocks() === undefined ? 'only tiles' : 'tiles and blocks'}</p>;

/** A page on which it is drawn what the hook has found. */
const draw = (before: ReturnType<typeof extrasLoaded | typeof extrasFailed>) => {
  const { dispatch, show } = createWorld({ reducer: {}, sagas: [] }, { before: [before] });
  return { dispatch, ...show(<Found />) };
};

// One test, because a script stays once it is here.
it('The blocks are drawn once both are here, their script and their parts of the state', async () => {
  const { unmount } = draw(extrasLoaded());
  expect(screen.getByText('only tiles')).toBeVisible();
  await act(() => overviewBlocks.load());
  expect(screen.getByText('tiles and blocks')).toBeVisible();
  unmount();

  const { dispatch } = draw(extrasFailed({ reference: 'MI3K9X2A-4F7QZB' }));
  expect(screen.getByText('only tiles')).toBeVisible();
  act(() => dispatch(extrasLoaded()));
  expect(screen.getByText('tiles and blocks')).toBeVisible();
});
