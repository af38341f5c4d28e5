import { act, fireEvent, screen, within } from '@testing-library/react';
import { contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { Outstanding } from '../../../src/features/outstanding/Outstanding';
import { outstandingSaga } from '../../../src/features/outstanding/saga';
import { outstandingReducers, waitEnded } from '../../../src/features/outstanding/slice';
import { hashOf } from '../../../src/platform/hash';
import { type Answer, createWorld, settle } from '../../support/world';

const show = async (answers: Partial<Record<EndpointName, Answer>>) => {
  const world = createWorld(
    { reducer: { ...outstandingReducers, content: contentReducer }, sagas: [outstandingSaga] },
    { answers, fragment: '<h1>Review your will</h1><p><a href="/review">Review it</a></p>' },
  );
  const shown = await world.visit(<Outstanding />);
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

  it('of two pages has no list', async () => {
    await show(wills(6));
    await screen.findByRole('group', { name: '1 of 2' });
    expect(screen.queryByRole('button', { name: /^See all/ })).toBeNull();
  });

  // Rule `carousel.movement`.
  it('has dots and no arrows, and keeps the page in the store', async () => {
    const { state } = await show(wills(7));
    fireEvent.click(await screen.findByRole('button', { name: 'Go to page 3 of 3' }));
    const key = `outstandingWill ${hashOf('/o/review /portal/wills/7')} 0`;
    expect(state().outstandingCarousel).toMatchObject({ index: 6, key });
    expect(screen.queryByRole('button', { name: /previous|next/i })).toBeNull();
  });

  // Rule `list.steps`.
  it('becomes a list of all actions and a carousel again, by one button that keeps the focus', async () => {
    const { state } = await show(wills(7));
    const button = await screen.findByRole('button', { name: 'See all 7' });
    expect(button).toHaveAccessibleDescription('Outstanding actions');
    button.focus();
    fireEvent.click(button);
    expect(state().outstandingCarousel.shown).toBe(50);
    const region = within(screen.getByRole('region', { name: 'Outstanding actions' }));
    expect(region.getAllByRole('listitem')).toHaveLength(7);
    expect(region.queryByRole('group')).toBeNull();
    expect(region.queryByRole('button', { name: /^Go to page/ })).toBeNull();
    expect(button).toHaveTextContent(/^Show fewer$/);
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(region.getByRole('group', { name: 'Outstanding actions' })).toBeVisible();
    expect(button).toHaveTextContent(/^See all 7$/);
    expect(button).toHaveFocus();
  });

  describe('when actions of a slow source join before the others', () => {
    const showLate = async () => {
      let letThemCome = (_items: unknown): void => undefined;
      const mandateItems = () =>
        new Promise((resolve) => {
          letThemCome = resolve;
        });
      const { store } = await show({ ...wills(7), mandateItems });
      act(() => void store.dispatch(waitEnded()));
      return () =>
        act(async () => {
          letThemCome({ outstandingItems: Array.from({ length: 5 }, () => ({ itemContentFragmentUrl: '/o/sign' })) });
          await settle();
        });
    };

    // Rule `list.focus`.
    it('keeps the focus on the link of an action', async () => {
      const join = await showLate();
      const [, second] = await screen.findAllByRole('link', { name: 'Review it' });
      act(() => second?.focus());
      await join();
      expect(document.activeElement).toHaveAttribute('href', '/portal/wills/2');
      expect(document.activeElement?.closest('[inert]')).toBeNull();
      expect(screen.getByRole('button', { name: 'See all 12' })).toBeVisible();
    });

    it('leaves the focus where the member has moved it since', async () => {
      const join = await showLate();
      const [first] = await screen.findAllByRole('link', { name: 'Review it' });
      act(() => first?.focus());
      const button = screen.getByRole('button', { name: 'See all 7' });
      act(() => button.focus());
      await join();
      expect(button).toHaveFocus();
    });
  });
});
