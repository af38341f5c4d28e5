import { screen } from '@testing-library/react';
import { type ContentPart, contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { OutstandingRoom } from '../../../src/features/outstanding/Outstanding';
import { outstandingSaga } from '../../../src/features/outstanding/saga';
import type { OutstandingPart } from '../../../src/features/outstanding/slice';
import { outstandingReducer } from '../../../src/features/outstanding/slice';
import { type RoomPart, roomReducer } from '../../../src/portfolio/room';
import { type PortfolioPart, portfolioReducer } from '../../../src/portfolio/slice';
import { type NavigationPart, navigationReducer } from '../../../src/state/navigation/slice';
import { type Answer, createWorld } from '../../support/world';

type Parts = OutstandingPart & ContentPart & RoomPart & PortfolioPart & NavigationPart;

const show = async (answers: Partial<Record<EndpointName, Answer>>) => {
  const world = createWorld<Parts>(
    {
      reducer: {
        outstanding: outstandingReducer,
        content: contentReducer,
        room: roomReducer,
        portfolio: portfolioReducer,
        navigation: navigationReducer,
      },
      sagas: [outstandingSaga],
    },
    { answers },
  );
  const { container } = await world.visit(<OutstandingRoom />);
  return container;
};

const never = () => new Promise(() => undefined);
const two = [{ itemContentFragmentUrl: '/o/one' }, { itemContentFragmentUrl: '/o/two' }];

describe('the placeholder of the outstanding actions', () => {
  it('has no words, region, heading or carousel while nothing has loaded', async () => {
    const container = await show({ willItems: never });
    expect(container.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
    expect(container).toHaveTextContent('');
    for (const role of ['region', 'heading', 'group', 'list']) {
      expect(screen.queryByRole(role, { hidden: true })).toBeNull();
    }
  });

  it.each([
    ['the first action is known', { mandateItems: { outstandingItems: two }, willItems: never }],
    ['every source has said that there is nothing', { willItems: [] }],
  ])('disappears once %s', async (_, answers) => {
    expect(await show(answers)).toBeEmptyDOMElement();
  });
});
