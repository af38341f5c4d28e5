import { act } from '@testing-library/react';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { roomReducer } from '../../src/portfolio/room';
import { portfolioReducer } from '../../src/portfolio/slice';
import { BlocksRoom } from '../../src/screens/BlocksRoom';
import { blocksScriptReducer } from '../../src/screens/blocksScriptSlice';
import { configurationChanged } from '../../src/state/configuration';
import { navigationReducer } from '../../src/state/navigation/slice';
import { createWorld } from '../support/world';

const reducer = {
  navigation: navigationReducer,
  portfolio: portfolioReducer,
  room: roomReducer,
  blocksScript: blocksScriptReducer,
};

// Rule `features.off`.
it('The space for blocks that have not come is kept for those that are on', () => {
  const { dispatch, show } = createWorld({ reducer, sagas: [] });
  const { container } = show(<BlocksRoom />);
  expect(container.children.length).toBeGreaterThan(1);
  const turnOff = (changes: Partial<typeof defaultConfiguration.features>) =>
    act(() =>
      dispatch(configurationChanged({ features: { ...defaultConfiguration.features, ...changes }, downtime: [] })),
    );
  turnOff({ banners: false });
  expect(container.children).toHaveLength(1);
  turnOff({ banners: false, outstanding: false });
  expect(container).toBeEmptyDOMElement();
});
