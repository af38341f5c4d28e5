import { createAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { debtFollowed, productFollowed } from '../../src/products/events';
import { tracked, trackingSaga } from '../../src/state/track';
import { fakeServices, withServices } from '../support/builders';

const shown = createAction('dialog/shown', (name: string) => ({
  payload: name,
  ...tracked({ category: 'popup', action: 'shown', label: name }),
}));

describe('usage events', () => {
  it('are sent as they happen, in order', async () => {
    const { services, outbox } = fakeServices();
    await expectSaga(trackingSaga)
      .provide([withServices(services)])
      .dispatch(shown('Privacy statement'))
      .dispatch(productFollowed('health'))
      .dispatch(debtFollowed('health'))
      .silentRun(20);
    expect(outbox.analytics).toEqual([
      { category: 'popup', action: 'shown', label: 'Privacy statement' },
      { category: 'tile', action: 'click', label: 'health' },
      { category: 'cta', action: 'click', label: 'health fix-it-now' },
    ]);
  });

  it.each([
    { type: 'plain' },
    { type: 'x', meta: undefined },
    { type: 'x', meta: null },
    { type: 'x', meta: 'analytics' },
    { type: 'x', meta: {} },
    { type: 'x', meta: { analytics: undefined } },
  ])('are not sent for %j', async (event) => {
    const { services, outbox } = fakeServices();
    await expectSaga(trackingSaga)
      .provide([withServices(services)])
      .dispatch(event)
      .silentRun(5);
    expect(outbox.analytics).toEqual([]);
  });
});
