import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { createPortalStore } from '../../src/app/store';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { roomReducer } from '../../src/portfolio/room';
import { portfolioReducer } from '../../src/portfolio/slice';
import { BlockRoom } from '../../src/screens/BlocksRoom';
import {
  blocksScriptFailed,
  blocksScriptLoaded,
  blocksScriptReducer,
  blocksScriptRetryClicked,
  blocksScriptSaga,
  overviewBlocks,
  useOverviewBlocks,
} from '../../src/screens/blocksScript';
import { Block } from '../../src/screens/OverviewBlocks';
import { configurationChanged } from '../../src/state/configuration';
import { navigationReducer } from '../../src/state/navigation/slice';
import { fakeServices, withServices } from '../support/builders';
import { createWorld } from '../support/world';

const Broken = (): never => {
  throw new Error('cannot be rendered');
};

it('A block that cannot be drawn is "Unavailable" below its heading, with its reference, and the rest stays', () => {
  const { store } = createPortalStore(fakeServices().services, { onSagaError: () => undefined });
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
    blocksScript: blocksScriptReducer,
  };
  const { dispatch, show } = createWorld({ reducer, sagas: [] });
  const { container } = show(
    <>
      <BlockRoom block="outstanding" />
      <BlockRoom block="banners" />
    </>,
  );
  expect(container.children).toHaveLength(2);
  const turnOff = (changes: Partial<typeof defaultConfiguration.features>) =>
    act(() =>
      dispatch(configurationChanged({ features: { ...defaultConfiguration.features, ...changes }, downtime: [] })),
    );
  turnOff({ banners: false });
  expect(container.children).toHaveLength(1);
  turnOff({ banners: false, outstanding: false });
  expect(container).toBeEmptyDOMElement();
});

const steady = { isOnline: () => true, wasLost: () => false, returns: () => 0, subscribe: () => () => undefined };

describe('The script that draws the blocks', () => {
  it('lets them be drawn once it is here', async () => {
    const Found = () => <p>{useOverviewBlocks() === undefined ? 'only tiles' : 'tiles and blocks'}</p>;
    render(<Found />);
    expect(screen.getByText('only tiles')).toBeVisible();
    await act(() => overviewBlocks.load());
    expect(screen.getByText('tiles and blocks')).toBeVisible();
  });

  it('is seen to be awaited again by a member who has asked for it, until it comes or fails again', () => {
    const start = blocksScriptReducer(undefined, { type: 'start' });
    expect(start).toEqual({ status: 'loading' });
    expect(blocksScriptReducer(start, blocksScriptRetryClicked())).toEqual(start);
    const first = blocksScriptReducer(start, blocksScriptFailed({ reference: 'R-1' }));
    expect(first).toEqual({ status: 'failed', reference: 'R-1' });
    const retried = blocksScriptReducer(first, blocksScriptRetryClicked());
    expect(retried).toEqual({ ...first, isRetried: true });
    expect(blocksScriptReducer(retried, blocksScriptFailed({ reference: 'R-2' }))).toEqual({
      status: 'failed',
      reference: 'R-2',
    });
    expect(blocksScriptReducer(retried, blocksScriptLoaded())).toEqual({ status: 'loaded' });
  });

  const fetchedAs = (outcome: unknown, isOffline = false) => {
    const { services, outbox } = fakeServices({}, { connection: { ...steady, wasLost: () => isOffline } });
    const run = expectSaga(blocksScriptSaga)
      .provide([withServices(services), [matchers.call.fn(overviewBlocks.load), outcome]])
      .withReducer(blocksScriptReducer);
    return { run, logged: outbox.logged };
  };

  it('is known to be here once it has loaded', async () => {
    const { storeState } = await fetchedAs(undefined).run.silentRun(20);
    expect(storeState).toEqual({ status: 'loaded' });
  });

  it('that cannot be loaded is recorded, and the screen says so each time', async () => {
    const { run, logged } = fetchedAs(throwError(new Error('404')));
    const { effects } = await run.dispatch(blocksScriptRetryClicked()).silentRun(20);
    const record = 'There was an issue fetching a part of the page';
    expect(logged).toEqual([record, record]);
    const shown = (effects.put ?? []).map(({ payload }) => payload.action.type);
    expect(shown).toEqual([blocksScriptFailed.type, blocksScriptFailed.type]);
  });

  // Rule `connection.silence`.
  it('that cannot be had without a connection has failed nobody: it is awaited, and nothing is recorded', async () => {
    const { run, logged } = fetchedAs(throwError(new Error('offline')), true);
    const { storeState } = await run.silentRun(20);
    expect(storeState).toEqual({ status: 'loading' });
    expect(logged).toEqual([]);
  });
});
