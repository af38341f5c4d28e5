import { createCarouselSlice } from '../../src/state/carouselSlice';

it('A carousel begins with its first item, and shows the page that the member turned to', () => {
  const { actions, reducer } = createCarouselSlice('block');
  expect(reducer(undefined, { type: 'start' })).toBe(0);
  expect(reducer(0, actions.pageTurned(3))).toBe(3);
  expect(reducer(3, { type: 'something/else' })).toBe(3);
});
