import type { UnknownAction } from '@reduxjs/toolkit';
import { slideReached } from '../../src/features/onboarding/slice';
import { remarkReducer, spokenRemark } from '../../src/notices';
import { createCarouselSlice, createOpenListSlice } from '../../src/state/carouselSlice';
import type { Message } from '../../src/texts/text';

it('A carousel begins with its first item, and shows the page that the member turned to, or whose item has the focus', () => {
  const { actions, reducer } = createCarouselSlice('block');
  expect(reducer(undefined, { type: 'start' })).toBe(0);
  expect(reducer(0, actions.pageTurned(3))).toBe(3);
  expect(reducer(3, actions.itemFocused(5))).toBe(5);
});

// Rule `announcer.turn`.
it('A page or slide that the member turned to is said, one that is restored is not', () => {
  const { actions } = createCarouselSlice('block');
  const place: Message = { key: 'carousel.place', values: { page: 2, pages: 4 } };
  const saidAt = (action: UnknownAction) => spokenRemark(remarkReducer(null, action));
  expect(saidAt(actions.pageTurned(3, place))).toBe('2 of 4');
  expect(saidAt(actions.pageTurned(3))).toBe('');
  const name: Message = { key: 'onboarding.check' };
  expect(saidAt(slideReached(1, false, { key: 'carousel.said', values: { place, name } }))).toBe(
    '2 of 4, Health check for 65+',
  );
});

// Rule `list.steps`.
describe('The list of a block', () => {
  const { actions, reducer } = createOpenListSlice('block');
  const { listOpened, listClosed, itemNeared } = actions;

  it.each([
    ['is closed at first', undefined, { type: 'start' }, 0],
    ['shows fifty items when it is opened', 0, listOpened(), 50],
    ['is opened as far as it was', 0, listOpened(150), 150],
    ['shows none once it is closed', 50, listClosed(), 0],
    ['shows no more while no item near its end comes near', 50, itemNeared(39), 50],
    ['shows fifty more when one does', 50, itemNeared(40), 100],
    ['shows no more when another one does', 100, itemNeared(49), 100],
    ['stays closed when an item of the carousel comes near', 0, itemNeared(99), 0],
  ])('%s', (_, before, event, after) => {
    expect(reducer(before, event)).toBe(after);
  });
});
