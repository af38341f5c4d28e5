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
import { keepingStorage } from '../support/store';

const start = blocksScriptReducer(undefined, { type: 'start' });

describe('The script that draws the blocks', () => {
  it('is awaited until it comes or could not be loaded, after which it may still come', () => {
    expect(start).toEqual({ status: 'loading' });
    const failed = blocksScriptReducer(start, blocksScriptFailed({ reference: 'R-1', isReplaced: true }));
    expect(failed).toEqual({ status: 'failed', reference: 'R-1', isReplaced: true });
    expect(blocksScriptReducer(failed, blocksScriptLoaded())).toEqual({ status: 'loaded' });
  });

  it('is seen to be awaited again by a member who has asked for it, until it comes or fails again', () => {
    const first = blocksScriptReducer(start, blocksScriptFailed({ reference: 'R-1', isReplaced: false }));
    const retried = blocksScriptReducer(first, blocksScriptRetryClicked());
    expect(retried).toEqual({ ...first, isRetried: true });
    const second = blocksScriptReducer(retried, blocksScriptFailed({ reference: 'R-2', isReplaced: false }));
    expect(second).toEqual({ status: 'failed', reference: 'R-2', isReplaced: false });
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

const replaced = Object.assign(new TypeError('404'), { name: 'PageReplaced' });

/** The script cannot be loaded, also when the member tries again, in a tab that can or cannot remember a reload. */
const fail = async (cause: Error, remembers = true) => {
  const { services, outbox } = fakeServices({});
  let reloads = 0;
  const navigation = {
    ...services.navigation,
    reload: () => {
      reloads += 1;
    },
  };
  const tabStorage = keepingStorage(new Map<string, string>(), remembers);
  const { effects } = await expectSaga(blocksScriptSaga)
    .provide([
      withServices({ ...services, tabStorage, navigation }),
      [matchers.call.fn(overviewBlocks.load), throwError(cause)],
    ])
    .dispatch(blocksScriptRetryClicked())
    .silentRun(20);
  return { outbox, reloads, shown: (effects.put ?? []).map(({ payload }) => payload.action) };
};

describe('If the script that draws the blocks cannot be loaded,', () => {
  it('that is recorded, and the screen says so', async () => {
    const { outbox, reloads, shown } = await fail(new Error('404'));
    const record = 'There was an issue fetching a part of the page';
    expect(outbox.logged).toEqual([record, record]);
    expect(reloads).toBe(0);
    expect(shown.map(({ type }) => type)).toEqual([blocksScriptFailed.type, blocksScriptFailed.type]);
    expect(shown[0]).toMatchObject({ payload: { isReplaced: false } });
  });

  // Rule `release.reload`.
  it('because a release has replaced it, the page reloads once, and says so after that', async () => {
    const { reloads, shown } = await fail(replaced);
    expect(reloads).toBe(1);
    expect(shown).toMatchObject([{ type: blocksScriptFailed.type, payload: { isReplaced: true } }]);
  });

  it('the page does not reload in a tab that cannot remember it', async () => {
    const { reloads, shown } = await fail(replaced, false);
    expect(reloads).toBe(0);
    expect(shown).toHaveLength(2);
  });
});
