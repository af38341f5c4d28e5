import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { roomReducer } from '../../src/portfolio/room';
import { portfolioReducer } from '../../src/portfolio/slice';
import { BlockRoom } from '../../src/screens/BlocksRoom';
import {
  blocksScriptRetryClicked,
  blocksScriptSaga,
  blocksScriptSlice,
  overviewBlocks,
  useOverviewBlocks,
} from '../../src/screens/blocksScript';
import { CallCentreLink } from '../../src/screens/Failures';
import { Block } from '../../src/screens/OverviewBlocks';
import { configurationChanged } from '../../src/state/configuration';
import { navigationReducer } from '../../src/state/navigation/slice';
import { fakeServices, REFERENCE } from '../support/builders';
import { createWorld, settle } from '../support/world';

const Broken = (): never => {
  throw new Error('cannot be rendered');
};

it('A block that cannot be drawn is "Unavailable" below its heading, with its reference, and the rest stays', () => {
  const { store } = createWorld({ reducer: {}, sagas: [] });
  const hooks = rootErrorHooks(() => 'MI3K9X2A-4F7QZB');
  render(
    <Provider store={store}>
      <Block feature="rewards" heading="Rewards">
        <Broken />
      </Block>
      <Block feature="details" heading="Manage your details">
        <p>Links</p>
      </Block>
    </Provider>,
    { onCaughtError: hooks.onCaughtError },
  );
  const block = screen.getByRole('region', { name: 'Rewards' });
  expect(within(block).getByRole('heading', { level: 2, name: 'Rewards' })).toBeVisible();
  expect(within(block).getByText('Unavailable')).toBeVisible();
  expect(within(block).getByText('Reference MI3K9X2A-4F7QZB')).toBeInTheDocument();
  expect(within(block).queryByRole('alert')).toBeNull();
  expect(screen.getByText('Links')).toBeVisible();
});

// Rule `features.off`.
it('The space for blocks that have not come is kept for those that are on', () => {
  const reducer = {
    navigation: navigationReducer,
    portfolio: portfolioReducer,
    room: roomReducer,
    blocksScript: blocksScriptSlice.reducer,
  };
  const { dispatch, show } = createWorld({ reducer, sagas: [] });
  const { container } = show(
    <>
      <BlockRoom block="outstanding" />
      <BlockRoom block="banners" />
    </>,
  );
  expect(container.children).toHaveLength(2);
  const before = defaultConfiguration.features;
  const turnOff = (changes: Partial<typeof defaultConfiguration.features>) =>
    act(() => dispatch(configurationChanged({ features: { ...before, ...changes }, downtime: [], before })));
  turnOff({ banners: false });
  expect(container.children).toHaveLength(1);
  turnOff({ banners: false, outstanding: false });
  expect(container).toBeEmptyDOMElement();
});

describe('The script that draws the blocks', () => {
  it('lets them be drawn once it is here', async () => {
    const Found = () => <p>{useOverviewBlocks() === undefined ? 'only tiles' : 'tiles and blocks'}</p>;
    render(<Found />);
    expect(screen.getByText('only tiles')).toBeVisible();
    await act(() => overviewBlocks.load());
    expect(screen.getByText('tiles and blocks')).toBeVisible();
  });

  const open = (isOffline = false) => {
    let wasLost = isOffline;
    const connection = { ...fakeServices().services.connection, wasLost: () => wasLost };
    const world = createWorld(
      { reducer: { blocksScript: blocksScriptSlice.reducer }, sagas: [blocksScriptSaga] },
      { services: { connection } },
    );
    const goOffline = () => {
      wasLost = true;
    };
    return { ...world, goOffline };
  };
  const loseScript = () => jest.spyOn(overviewBlocks, 'load').mockRejectedValue(new Error('404'));

  it('is known to be here once it has loaded', async () => {
    const { state } = open();
    expect(state().blocksScript).toEqual({ status: 'loading' });
    await overviewBlocks.load();
    await settle();
    expect(state().blocksScript).toEqual({ status: 'loaded' });
  });

  it('that cannot be loaded is recorded each time, and is seen to be awaited again by a member who asks for it', async () => {
    loseScript();
    const { state, dispatch, outbox } = open();
    dispatch(blocksScriptRetryClicked());
    expect(state().blocksScript).toEqual({ status: 'loading' });
    await settle();
    const failed = { status: 'failed', reference: REFERENCE };
    expect(state().blocksScript).toEqual(failed);
    dispatch(blocksScriptRetryClicked());
    expect(state().blocksScript).toEqual({ ...failed, isRetried: true });
    await settle();
    expect(state().blocksScript).toEqual(failed);
    const record = 'There was an issue fetching a part of the page';
    expect(outbox.logged).toEqual([record, record]);
  });

  // Rule `connection.scripts`.
  it('that failed and is asked for again without a connection is not awaited until that is back', async () => {
    loseScript();
    const { state, dispatch, outbox, goOffline } = open();
    await settle();
    goOffline();
    dispatch(blocksScriptRetryClicked());
    expect(state().blocksScript).toMatchObject({ isRetried: true });
    await settle();
    expect(state().blocksScript).toEqual({ status: 'failed', reference: REFERENCE });
    expect(outbox.logged).toHaveLength(1);
  });

  // Rule `connection.silence`.
  it('that cannot be loaded without a connection has not failed: it is awaited, and nothing is recorded', async () => {
    loseScript();
    const { state, outbox } = open(true);
    await settle();
    expect(state().blocksScript).toEqual({ status: 'loading' });
    expect(outbox.logged).toEqual([]);
  });
});

// Abroad the zero in brackets is not dialled.
it.each([
  ['0800 555 010', 'tel:0800555010'],
  ['+27 (0)11 529 2888', 'tel:+27115292888'],
  ['(011) 529-2888', 'tel:0115292888'],
])('The call centre with the number %s is called by %s', (callCentrePhone, address) => {
  const configuration = { ...defaultConfiguration, callCentrePhone };
  createWorld({ reducer: {}, sagas: [] }, { services: { configuration } }).show(<CallCentreLink />);
  expect(screen.getByRole('link', { name: callCentrePhone })).toHaveAttribute('href', address);
});
