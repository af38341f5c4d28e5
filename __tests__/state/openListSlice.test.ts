import fc from 'fast-check';
import { createOpenListSlice, LIST_STEP } from '../../src/state/openListSlice';

const { actions, reducer } = createOpenListSlice('block');
const { listOpened, listClosed, itemNeared } = actions;
const closed = reducer(undefined, { type: 'start' });

// Rule `list.steps`.
describe('The list of a block', () => {
  it('is closed at first, shows fifty items when it is opened, and none once it is closed', () => {
    expect(closed).toBe(0);
    expect(reducer(closed, listOpened())).toBe(50);
    expect(reducer(50, listClosed())).toBe(0);
  });

  it('shows fifty more when an item near its end comes near, however often', () => {
    expect(reducer(50, itemNeared(39))).toBe(50);
    expect(reducer(50, itemNeared(40))).toBe(100);
    expect([40, 41, 49].reduce((shown, index) => reducer(shown, itemNeared(index)), 50)).toBe(100);
  });

  it('stays closed when an item of the carousel comes near', () => {
    expect(reducer(closed, itemNeared(99))).toBe(0);
  });

  it('is opened as far as it was', () => {
    expect(reducer(closed, listOpened(150))).toBe(150);
  });

  it('never shows more than fifty items beyond those that came near', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000)), (indices) => {
        let shown = reducer(closed, listOpened());
        // Only what is shown can come near.
        for (const index of indices) shown = reducer(shown, itemNeared(index % shown));
        expect(shown).toBeLessThanOrEqual(LIST_STEP * (1 + indices.length));
        expect(shown % LIST_STEP).toBe(0);
      }),
    );
  });
});
