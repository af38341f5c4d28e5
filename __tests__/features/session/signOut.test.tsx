import { endpoints } from '../../../src/contract/endpoints';
import { decisionMade } from '../../../src/features/consent/slice';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { signOutBegan } from '../../../src/state/session/slice';
import { openTabs } from '../../support/tabs';

const noLifetime = { session: { lifetime: '' as const } };

/** A tab in which the consent is about to be given. */
const openConsent = async () => {
  const opened = await openTabs({ member: 'consent-pending', ...noLifetime });
  await opened.pass(5_000);
  expect(opened.first.state().dialogs.turn).toBe('marketingConsent');
  return opened;
};

// Rule `session.signOut`.
describe('Signing out', () => {
  it('empties every tab, and leaves in that tab alone', async () => {
    const { tabs, pass } = await openTabs({ count: 3, ...noLifetime });
    await tabs[1]?.happen(signOutBegan(true));
    await pass(0);
    const emptied = { status: 'ended', says: { key: 'session.signedOut' } };
    expect(tabs.map(({ state }) => state().session)).toEqual([emptied, emptied, emptied]);
    expect(tabs.map(({ did }) => did.signedOut)).toEqual([0, 1, 0]);
    for (const { state } of tabs) expect(state().portfolio).toEqual(portfolioReducer(undefined, { type: 'start' }));
  });

  it('removes what is stored about the member, and nothing else', async () => {
    const { first, pass } = await openTabs(noLifetime);
    const kept = { 'portfolio.typeface': '/figtree', other: '1' };
    const removed = ['portfolio.room', 'portfolio.disclaimer.rejectedSession', 'portfolio.onboarding.PORTALWL'];
    for (const key of removed) localStorage.setItem(key, '1');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    for (const key of ['accessToken', 'portfolio.positions', 'portfolio.session.reloads'])
      sessionStorage.setItem(key, '1');
    await first.happen(signOutBegan(true));
    await pass(0);
    expect({ ...localStorage }).toEqual(kept);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('aborts the calls that are under way, and asks for nothing more', async () => {
    const { first, pass, hold } = await openTabs(noLifetime);
    hold('headings');
    const call = jest.fn();
    void first.services.http.send(endpoints.headings).then(call, call);
    await first.happen(signOutBegan(true));
    await pass(0);
    const asked = first.asked.length;
    await pass(120_000);
    expect(first.asked.length).toBe(asked);
    expect(call).not.toHaveBeenCalled();
  });

  it('asks for nothing that waited for the answer to the warning', async () => {
    const { first, pass, hold } = await openTabs({ seconds: 900 });
    hold('updateConsent');
    await pass(700_000);
    void first.services.http.send(endpoints.updateConsent, { body: { status: 'GRANTED' } }).catch(() => undefined);
    await pass(90_000);
    first.comeToFront();
    const asked = first.asked.length;
    await first.happen(signOutBegan(true));
    await pass(2_900);
    expect([first.status(), first.asked.slice(asked)]).toEqual(['leaving', []]);
  });

  it('shows nothing of the member while it waits for a decision that is being sent', async () => {
    const { first, pass, sandbox, hold, release } = await openConsent();
    hold('updateConsent');
    await first.happen(decisionMade({ status: 'GRANTED' }));
    await first.happen(signOutBegan(true));
    await pass(2_900);
    expect([first.status(), first.did.signedOut]).toEqual(['leaving', 0]);
    release('updateConsent');
    await pass(0);
    expect([first.status(), first.did.signedOut]).toEqual(['ended', 1]);
    expect(sandbox.sent().updates.map(({ call }) => call)).toEqual(['updateConsent']);
  });

  it('shows nothing of them either if the page was just asking whether there still is a session', async () => {
    const { first, pass, hold, release } = await openConsent();
    hold('products');
    hold('updateConsent');
    await first.happen(decisionMade({ status: 'GRANTED' }));
    first.returnFromCache();
    expect(first.status()).toBe('asked');
    await first.happen(signOutBegan(true));
    release('products');
    await pass(1_000);
    expect(first.status()).toBe('leaving');
  });

  it('says that the member has signed out, also if the portal ends the session before it has answered', async () => {
    const { first, pass, hold } = await openConsent();
    hold('updateConsent');
    await first.happen(decisionMade({ status: 'GRANTED' }));
    await first.happen(signOutBegan(false));
    first.services.session.giveUp('ended');
    await pass(0);
    expect(first.state().session).toEqual({ status: 'ended', says: { key: 'session.signedOut' } });
  });

  it('waits for it no longer than three seconds', async () => {
    const { first, pass, hold } = await openConsent();
    hold('updateConsent');
    await first.happen(decisionMade({ status: 'GRANTED' }));
    await first.happen(signOutBegan(true));
    await pass(3_001);
    expect([first.status(), first.did.signedOut]).toEqual(['ended', 1]);
  });

  it('does not reload while it is being left: the portal still knows the member, who would stay here', async () => {
    const { tabs, pass } = await openTabs({ count: 2, hearsSignOut: false, ...noLifetime });
    await tabs[0]?.happen(signOutBegan(true));
    await pass(0);
    for (const { comeToFront } of tabs) comeToFront();
    await pass(9_000);
    expect(tabs.map(({ did }) => did.reloads)).toEqual([[], []]);
    await pass(1_001);
    expect(tabs.map(({ did }) => did.reloads.length)).toEqual([1, 1]);
  });

  it('asks, when the browser shows the page again, and shows nothing while nobody is signed in', async () => {
    const { first, pass } = await openTabs(noLifetime);
    await first.happen(signOutBegan(true));
    await pass(0);
    const asked = first.asked.length;
    first.returnFromCache();
    await pass(0);
    expect(first.asked.slice(asked)).toEqual(['GET /portal/api/portfolio-msrv/portfolio/products']);
    expect([first.status(), first.did.reloads]).toEqual(['ended', []]);
  });
});
