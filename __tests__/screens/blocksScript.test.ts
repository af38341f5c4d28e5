import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { blocksScriptSaga } from '../../src/screens/blocksScriptSaga';
import {
  blocksScriptFailed,
  blocksScriptLoaded,
  blocksScriptReducer,
  blocksScriptRetryClicked,
} from '../../src/screens/blocksScriptSlice';
import { overviewBlocks } from '../../src/screens/overviewBlocks';
import { fakeServices, withServices } from '../support/builders';

const start = blocksScriptReducer(undefined, { type: 'start' });

describe('The script that draws the blocks', () => {
  it('is awaited until it comes or could not be loaded, after which it may still come', () => {
    expect(start).toEqual({ status: 'loading' });
    const failed = blocksScriptReducer(start, blocksScriptFailed({ reference: 'R-1' }));
    expect(failed).toEqual({ status: 'failed', reference: 'R-1' });
    expect(blocksScriptReducer(failed, blocksScriptLoaded())).toEqual({ status: 'loaded' });
  });

  it('is seen to be awaited again by a member who has asked for it, until it comes or fails again', () => {
    const first = blocksScriptReducer(start, blocksScriptFailed({ reference: 'R-1' }));
    const retried = blocksScriptReducer(first, blocksScriptRetryClicked());
    expect(retried).toEqual({ ...first, isRetried: true });
    const second = blocksScriptReducer(retried, blocksScriptFailed({ reference: 'R-2' }));
    expect(second).toEqual({ status: 'failed', reference: 'R-2' });
    expect(blocksScriptReducer(start, blocksScriptRetryClicked())).toEqual(start);
  });

  it('is known to be here once it has loaded', async () => {
    const { services } = fakeServices({});
    const { storeState } = await expectSaga(blocksScriptSaga)
      .provide([withServices(services), [matchers.call.fn(overviewBlocks.load), undefined]])
      .withReducer(blocksScriptReducer)
      .silentRun(20);
    expect(storeState).toEqual({ status: 'loaded' });
  });
});

it('If the script that draws the blocks cannot be loaded, that is recorded, and the screen says so each time', async () => {
  const { services, outbox } = fakeServices({});
  const { effects } = await expectSaga(blocksScriptSaga)
    .provide([withServices(services), [matchers.call.fn(overviewBlocks.load), throwError(new Error('404'))]])
    .dispatch(blocksScriptRetryClicked())
    .silentRun(20);
  const record = 'There was an issue fetching a part of the page';
  expect(outbox.logged).toEqual([record, record]);
  const shown = (effects.put ?? []).map(({ payload }) => payload.action.type);
  expect(shown).toEqual([blocksScriptFailed.type, blocksScriptFailed.type]);
});
