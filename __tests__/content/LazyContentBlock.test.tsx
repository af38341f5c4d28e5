import { act, screen } from '@testing-library/react';
import { LazyContentBlock } from '../../src/content/LazyContentBlock';
import { contentReducer, retryEnded } from '../../src/content/slice';
import { createWorld, settle } from '../support/world';

let mockIsThere = false;

jest.mock('../../src/content/ContentBlock', () => {
  if (!mockIsThere) throw new Error('gone');
  return jest.requireActual('../../src/content/ContentBlock');
});

// Rules `connection.scripts`, `retry.focus`, `announcer.retry`.
it('A block whose script failed keeps the focus on "Trying again" during the next attempt, and says how that ended', async () => {
  const content = { '/a': { status: 'loaded', html: '<p>Here</p>', busy: false } } as const;
  const onCaughtError = jest.fn();
  const { show, actions } = createWorld({ reducer: { content: contentReducer }, sagas: [] }, { initial: { content } });
  show(
    <>
      <h1 tabIndex={-1}>Overview</h1>
      <section>
        <h2 tabIndex={-1}>Part</h2>
        <LazyContentBlock path="/a" />
      </section>
    </>,
    { onCaughtError },
  );
  await act(settle);
  const tryAgain = async () => {
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('button', { name: 'Trying again' })).toHaveFocus();
    await act(settle);
  };
  await tryAgain();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(actions).toEqual([retryEnded({ isLoaded: false })]);
  mockIsThere = true;
  await tryAgain();
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  expect(actions).toEqual([retryEnded({ isLoaded: false }), retryEnded({ isLoaded: true })]);
  // The saga that fetches the same script records that.
  expect(onCaughtError).not.toHaveBeenCalled();
});
