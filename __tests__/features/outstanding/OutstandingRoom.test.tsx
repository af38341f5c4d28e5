import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { type ContentCorner, contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { outstandingReducer, outstandingSaga } from '../../../src/features/outstanding';
import { OutstandingRoom } from '../../../src/features/outstanding/OutstandingRoom';
import type { OutstandingCorner } from '../../../src/features/outstanding/slice';
import { type RoomCorner, roomReducer } from '../../../src/portfolio/room';
import { type PortfolioCorner, portfolioReducer } from '../../../src/portfolio/slice';
import { type NavigationCorner, navigationReducer } from '../../../src/state/navigation/slice';
import { type Answer, createWorld, settle } from '../../support/world';

type Corners = OutstandingCorner & ContentCorner & RoomCorner & PortfolioCorner & NavigationCorner;

const show = async (answers: Partial<Record<EndpointName, Answer>>, instead = false) => {
  const world = createWorld<Corners>(
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
    answers,
  );
  const { container } = render(
    <Provider store={world.store}>
      <OutstandingRoom instead={instead} />
    </Provider>,
  );
  await act(async () => {
    world.arrive();
    await settle();
  });
  return container;
};

const never = () => new Promise(() => undefined);
const two = [{ itemContentFragmentUrl: '/o/one' }, { itemContentFragmentUrl: '/o/two' }];

describe('the room of the outstanding actions', () => {
  it('is kept without words, region, heading or carousel while nothing is known', async () => {
    const container = await show({ willItems: never });
    expect(container.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
    expect(container).toHaveTextContent('');
    for (const role of ['region', 'heading', 'group', 'list']) {
      expect(screen.queryByRole(role, { hidden: true })).toBeNull();
    }
  });

  it.each([
    ['the first action is known', { willItems: two, mandateItems: never }],
    ['every source has said that there is nothing', { willItems: [] }],
  ])('is given up once %s', async (_, answers) => {
    expect(await show(answers)).toBeEmptyDOMElement();
  });

  it('stays instead of the actions where these cannot be drawn yet, as large as they will be', async () => {
    const room = (await show({ willItems: two }, true)).querySelectorAll('[data-skeleton]');
    expect(room).toHaveLength(1 + 2 * two.length);
  });
});
