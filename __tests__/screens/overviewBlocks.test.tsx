import { act, render, screen } from '@testing-library/react';
// Loaded with this file: what runs when a source is loaded must not count as run by the test.
import '../../src/screens/OverviewBlocks';
import { overviewBlocks, useOverviewBlocks } from '../../src/screens/overviewBlocks';

const Found = () => <p>{useOverviewBlocks() === undefined ? 'only tiles' : 'tiles and blocks'}</p>;

it('The blocks are drawn once their script is here', async () => {
  render(<Found />);
  expect(screen.getByText('only tiles')).toBeVisible();
  await act(() => overviewBlocks.load());
  expect(screen.getByText('tiles and blocks')).toBeVisible();
});
