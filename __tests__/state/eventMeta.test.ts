import { createAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { linkFollowed, tracked, trackingSaga } from '../../src/state/eventMeta';
import { fakeServices, withServices } from '../support/builders';

const shown = createAction('dialog/shown', (name: string) => ({
  payload: name,
  ...tracked({ category: 'popup', action: 'shown', label: name }),
}));

describe('usage events', () => {
  // Rule `press.time`: a click may lead away from the page, and a dialog is drawn first.
  it('are sent in order as they happen; that a dialog was shown is sent once the task has ended', async () => {
    const { services, outbox } = fakeServices();
    await expectSaga(trackingSaga)
      .provide([withServices(services)])
      .dispatch(shown('Privacy statement'))
      .dispatch(linkFollowed('health', 'tile'))
      .dispatch(linkFollowed('health fix-it-now'))
      .silentRun(20);
    expect(outbox.analytics).toEqual([
      { category: 'tile', action: 'click', label: 'health' },
      { category: 'cta', action: 'click', label: 'health fix-it-now' },
      { category: 'popup', action: 'shown', label: 'Privacy statement' },
    ]);
  });

  it.each([undefined, null, 'analytics', {}, { analytics: undefined }])('are not sent for %j', async (meta) => {
    const { services, outbox } = fakeServices();
    await expectSaga(trackingSaga)
      .provide([withServices(services)])
      .dispatch({ type: 'x', meta })
      .silentRun(5);
    expect(outbox.analytics).toEqual([]);
  });
});
