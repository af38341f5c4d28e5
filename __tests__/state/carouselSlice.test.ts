import type { UnknownAction } from '@reduxjs/toolkit';
import { slideReached } from '../../src/features/onboarding/slice';
import { remarkReducer, spokenRemark } from '../../src/notices';
import { createCarouselSlice } from '../../src/state/carouselSlice';
import type { Message } from '../../src/texts/text';

const { actions, reducer } = createCarouselSlice('block');
const start = reducer(undefined, { type: 'start' });

it('A carousel begins with its first item, and shows the page that the member turned to, or whose item has the focus', () => {
  expect(start).toEqual({ index: 0, key: null, shown: 0 });
  const turned = reducer(start, actions.pageTurned(3));
  expect(turned.index).toBe(3);
  expect(reducer(turned, actions.itemFocused({ index: 5, key: 'k' }))).toEqual({ index: 5, key: 'k', shown: 0 });
});

// Rule `announcer.turn`.
it('A page or slide that the member turned to is said, one that is restored is not', () => {
  const place: Message = { key: 'carousel.place', values: { page: 2, pages: 4 } };
  const saidAt = (action: UnknownAction) => spokenRemark(remarkReducer(null, action));
  expect(saidAt(actions.pageTurned(3, null, place))).toBe('2 of 4');
  expect(saidAt(actions.pageTurned(3))).toBe('');
  const name: Message = { key: 'onboarding.check' };
  expect(saidAt(slideReached(1, false, { key: 'carousel.said', values: { place, name } }))).toBe(
    '2 of 4, Health check for 65+',
  );
});

// Rule `list.steps`.
describe('The list of a block', () => {
  const { listOpened, listClosed, itemNeared } = actions;

  it.each([
    ['shows fifty items when it is opened', 0, listOpened(), 50],
    ['is opened as far as it was', 0, listOpened(150), 150],
    ['shows none once it is closed', 50, listClosed(), 0],
    ['shows no more while no item near its end comes near', 50, itemNeared(39), 50],
    ['shows fifty more when one does', 50, itemNeared(40), 100],
    ['shows no more when another one does', 100, itemNeared(49), 100],
    ['stays closed when an item of the carousel comes near', 0, itemNeared(99), 0],
  ])('%s', (_, before, event, after) => {
    expect(reducer({ ...start, shown: before }, event)).toEqual({ ...start, shown: after });
  });
});
