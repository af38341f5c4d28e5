import { createPortalStore } from '../../src/app/store';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { tryAgainClicked } from '../../src/portfolio/slice';
import { linkFollowed } from '../../src/state/eventMeta';
import { sessionChanged, sessionEnded } from '../../src/state/session/slice';
import { fakeServices, keepingStorage, never, productOf } from '../support/builders';
import { settle } from '../support/world';

const open = (over = {}, late: Record<string, unknown> = {}) => {
  const answers = { products: { portfolioProducts: [{ id: 'stan', active: true }] }, headings: {}, ...late };
  const { services, outbox } = fakeServices(answers, over);
  const errors: Error[] = [];
  const portal = createPortalStore(services, { onSagaError: (error) => errors.push(error) });
  return { ...portal, outbox, errors };
};

describe('the portal’s store', () => {
  it('does nothing before it starts, and knows its configuration', () => {
    const configuration = { ...defaultConfiguration, title: 'Portal' };
    const { store, outbox } = open({ configuration });
    expect(store.getState().configuration).toBe(configuration);
    expect(store.getState().navigation.pathname).toBe('');
    expect(outbox.calls).toEqual([]);
  });

  it('enters the screen of the address and loads it, until its sagas are cancelled', async () => {
    const { store, start, outbox, errors } = open({}, { headings: never });
    const sagas = start();
    await settle();
    const { portfolio } = store.getState().portfolio.screens;
    expect(portfolio).toEqual({ status: 'loaded', products: [productOf('stan')], at: 1_000 });
    expect(outbox.calls).toEqual(expect.arrayContaining(['products', 'headings']));
    sagas.cancel();
    await settle();
    expect(outbox.aborted).toContain('headings');
    expect(errors).toEqual([]);
  });

  // Rules `session.end`, `session.member`.
  it.each([
    ['ended', sessionEnded()],
    ['another member’s', sessionChanged()],
  ])('cancels what the member started and forgets what their visits left, once the session is %s', async (_, loss) => {
    const kept = new Map([['portfolio.room', '1222']]);
    const { store, start, outbox } = open({ storage: keepingStorage(kept) }, { headings: never });
    const sagas = start();
    await settle();
    const calls = outbox.calls.length;
    store.dispatch(loss);
    await settle();
    store.dispatch(linkFollowed('emergency', 'tile'));
    store.dispatch(tryAgainClicked({ screen: 'portfolio' }));
    await settle();
    sagas.cancel();
    expect(outbox.aborted).toContain('headings');
    expect(outbox.analytics).toEqual([]);
    expect(outbox.calls).toHaveLength(calls);
    expect([...kept]).toEqual([]);
  });
});
