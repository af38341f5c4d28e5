import { portfolioReducer } from '../../src/portfolio/slice';
import { productReducers } from '../../src/products/registry';
import { productsSaga } from '../../src/products/saga';
import { willsSlice } from '../../src/products/wills/WillsTile';
import { navigationReducer } from '../../src/state/navigation/slice';
import { memberWith, productOf } from '../support/builders';
import { createWorld } from '../support/world';

const open = (clickThroughUrl?: string) =>
  createWorld(
    {
      reducer: { ...productReducers, navigation: navigationReducer, portfolio: portfolioReducer },
      sagas: [productsSaga],
    },
    { initial: memberWith([productOf('dwts', { clickThroughUrl })]), byHand: true },
  );

const summaryWith = async (world: ReturnType<typeof open>, clickThroughUrl?: string) => {
  world.dispatch(willsSlice.actions.summaryRequested());
  await world.call('willSummary').answer({ policyNo: '1', clickThroughUrl });
};

// Rule `wills.address`.
describe('An address of the wills summary', () => {
  it('that differs from the product’s is said once, as a warning', async () => {
    const world = open('/portal/wills');
    // Its product is not known there.
    world.arrive('not-found');
    await summaryWith(world, '/portal/other');
    expect(world.outbox.logged).toEqual([]);
    world.arrive();
    await summaryWith(world, '/portal/other');
    await summaryWith(world, '/portal/another');
    expect(world.outbox.logged).toEqual(['The wills summary has another address than its product']);
    expect(world.outbox.levels).toEqual(['warn']);
  });

  it.each([
    ['/portal/wills', '/portal/wills'],
    ['/portal/wills', undefined],
    ['/portal/wills', 'javascript:alert(1)'],
    [undefined, '/portal/wills'],
  ])('beside %j as %j is nothing to say', async (ofProduct, ofSummary) => {
    const world = open(ofProduct);
    await summaryWith(world, ofSummary);
    expect(world.outbox.logged).toEqual([]);
  });
});
