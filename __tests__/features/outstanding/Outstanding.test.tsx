import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { type ContentCorner, contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { Outstanding, outstandingReducer, outstandingSaga } from '../../../src/features/outstanding';
import type { OutstandingCorner } from '../../../src/features/outstanding/slice';
import { type Answer, createWorld, settle } from '../../support/world';

jest.setTimeout(60_000);

const show = async (answers: Partial<Record<EndpointName, Answer>>) => {
  const world = createWorld<OutstandingCorner & ContentCorner>(
    { reducer: { outstanding: outstandingReducer, content: contentReducer }, sagas: [outstandingSaga] },
    answers,
    '<h1>Review your will</h1><p><a href="/review">Review it</a></p>',
  );
  const shown = render(
    <Provider store={world.store}>
      <Outstanding />
    </Provider>,
  );
  await act(async () => {
    world.arrive();
    await settle();
  });
  return { ...world, ...shown };
};

const wills = (count: number) => ({
  willItems: Array.from({ length: count }, (_, index) => ({
    itemContentFragmentUrl: '/o/review',
    redirectUrl: `/portal/wills/${index + 1}`,
  })),
});

describe('"Outstanding actions"', () => {
  it('is a region with a carousel of tiles, whose links lead to the redirect addresses', async () => {
    await show(wills(2));
    const region = screen.getByRole('region', { name: 'Outstanding actions' });
    expect(within(region).getByRole('heading', { level: 2, name: 'Outstanding actions' })).toBeVisible();
    await within(region).findByRole('group', { name: '1 of 1' });
    const links = await within(region).findAllByRole('link', { name: 'Review it' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/portal/wills/1', '/portal/wills/2']);
    expect(within(region).getAllByRole('heading', { level: 3, name: 'Review your will' })).toHaveLength(2);
  });

  it.each([
    ['while the sources are loading', { willItems: () => new Promise(() => undefined) }],
    ['when there is no item', { willItems: [] }],
    ['when every source has failed', {}],
  ])('is absent %s', async (_, answers) => {
    const { container } = await show(answers);
    expect(container).toBeEmptyDOMElement();
  });

  it('has dots and no arrows, and keeps the page in the store', async () => {
    const { state } = await show(wills(7));
    fireEvent.click(await screen.findByRole('button', { name: 'Go to page 3 of 3' }));
    expect(state().outstanding.firstIndex).toBe(6);
    expect(screen.queryByRole('button', { name: /previous|next/i })).toBeNull();
  });

  it('shows ten thousand items without trouble', async () => {
    await show(wills(10_000));
    expect(await screen.findByText('Page 1 of 3334')).toBeVisible();
  });
});
