import { expectSaga } from 'redux-saga-test-plan';
import { sessionSaga } from '../../../src/state/session/saga';
import { sessionEnded, sessionReducer } from '../../../src/state/session/slice';
import { fakeServices, inHouse } from '../../support/builders';

describe('the end of the session', () => {
  it('is said once, with what stands before a screen in its address', async () => {
    const { services } = fakeServices({}, { session: { ended: async () => undefined } });
    const { storeState, effects } = await expectSaga(sessionSaga)
      .withReducer(sessionReducer)
      .provide([inHouse(services)])
      .put(sessionEnded({ page: '/' }))
      .silentRun(20);
    expect(storeState).toEqual({ status: 'ended', page: '/' });
    expect(effects.put).toBeUndefined();
  });

  it('is not said while everybody is signed in', async () => {
    const { services } = fakeServices();
    const { storeState } = await expectSaga(sessionSaga)
      .withReducer(sessionReducer)
      .provide([inHouse(services)])
      .silentRun(20);
    expect(storeState).toEqual({ status: 'active' });
  });
});
