import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { bringExtras, loadExtras } from '../../src/app/bringExtras';
import { createPortalStore } from '../../src/app/store';
import { dialogAsked, selectOpenDialog } from '../../src/notices';
import { extrasFailed, extrasRetryClicked, selectExtras } from '../../src/state/extras';
import { screenEntered } from '../../src/state/navigation/slice';
import { fakeServices, withServices } from '../support/builders';
import { reducers } from '../support/reducers';

const open = () => {
  const { services, outbox } = fakeServices({
    products: { portfolioProducts: [{ id: 'stan', active: true }] },
    headings: {},
    rewardsBanner: { showBanner: true, heading: 'Tickets' },
  });
  const errors: Error[] = [];
  const portal = createPortalStore(services, { onSagaError: (error) => errors.push(error) });
  return { ...portal, outbox, errors };
};

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('The extras', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('come after the tiles’ calls have been sent, and then answer the arrival that they have missed', async () => {
    const { store, start, stop, outbox, errors } = open();
    start();
    expect(selectExtras(store.getState()).status).toBe('loading');
    expect(store.getState().banners).toBeUndefined();
    expect([...outbox.calls].sort()).toEqual(['headings', 'products']);
    await settle();
    stop();
    expect(selectExtras(store.getState()).status).toBe('loaded');
    expect(outbox.calls).toEqual(expect.arrayContaining(['rewardsBanner', 'manageDetails', 'viewConsent']));
    expect(new Set(outbox.calls).size).toBe(outbox.calls.length);
    expect(store.getState().banners.ars.status).toBe('loaded');
    expect(errors).toEqual([]);
  });

  it('add every part of the state', async () => {
    const { store, start, stop } = open();
    start();
    await settle();
    stop();
    expect(Object.keys(store.getState()).sort()).toEqual(Object.keys(reducers).sort());
  });

  it('open the dialog that the member has asked for meanwhile', async () => {
    const { store, start, stop } = open();
    start();
    store.dispatch(dialogAsked({ dialog: 'managePreferences' }));
    await settle();
    stop();
    expect(selectOpenDialog(store.getState())).toBe('managePreferences');
  });

  it('stop with the portal', async () => {
    const { store, start, stop, outbox } = open();
    start();
    await settle();
    stop();
    const calls = outbox.calls.length;
    store.dispatch(screenEntered({ screen: 'portfolio', at: Number.MAX_SAFE_INTEGER }));
    await settle();
    expect(outbox.calls).toHaveLength(calls);
  });

  it('do not come after the portal was stopped', async () => {
    const { store, start, stop, outbox } = open();
    start();
    stop();
    await settle();
    expect(selectExtras(store.getState()).status).toBe('loading');
    expect(outbox.calls).not.toContain('rewardsBanner');
  });
});

/** The extras' script cannot be loaded. */
const fail = async (cause: Error) => {
  const { services, outbox } = fakeServices({});
  const done: string[] = [];
  const saga = bringExtras({
    grow: () => done.push('grow'),
    join: () => {
      throw new Error('nothing can join');
    },
    forget: () => done.push('forget'),
  });
  const { effects } = await expectSaga(saga)
    .provide([withServices(services), [matchers.call.fn(loadExtras), throwError(cause)]])
    .dispatch(extrasRetryClicked())
    .silentRun(20);
  const shown = (effects.put ?? []).map(({ payload }) => payload.action);
  return { outbox, done: new Set(done), shown };
};

describe('Extras whose script cannot be loaded', () => {
  it('are recorded, and what happened is forgotten', async () => {
    const { outbox, done, shown } = await fail(new Error('404'));
    const record = 'There was an issue fetching a part of the page';
    expect(outbox.logged).toEqual([record, record]);
    expect(done).toEqual(new Set(['forget']));
    expect(shown.map(({ type }) => type)).toEqual([extrasFailed.type, extrasFailed.type]);
  });
});
