import { dialogClosed, dialogDue, dialogNotDue } from '../../src/notices';
import { openDialogs } from './portal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the dialogs on the overview', () => {
  // Rule `dialog.wait`.
  it('wait three seconds from the arrival for the checks before them', async () => {
    const portal = openDialogs();
    portal.enter('portfolio');
    portal.store.dispatch(dialogDue({ dialog: 'seniorsOnboarding' }));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(portal.open()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(portal.open()).toBe('seniorsOnboarding');
    portal.close();
  });

  it('do not start their waiting time on another screen', async () => {
    const portal = openDialogs();
    portal.enter('bal-portfolio');
    portal.store.dispatch(dialogDue({ dialog: 'seniorsOnboarding' }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(portal.store.getState().dialogs.waitEnded).toBe(false);
    portal.close();
  });

  it('end their waiting time once, however often the member comes back', async () => {
    const portal = openDialogs();
    portal.enter('portfolio');
    await jest.advanceTimersByTimeAsync(4_000);
    portal.enter('portfolio');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(portal.actions.filter(({ type }) => type === 'dialogs/waitEnded')).toHaveLength(1);
    portal.close();
  });

  it('report being shown and dismissed, once each', async () => {
    const portal = openDialogs();
    portal.enter('portfolio');
    portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    portal.store.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
    await portal.settled();
    portal.store.dispatch(dialogClosed('privacyStatement'));
    expect(portal.events).toEqual([
      { category: 'popup', action: 'shown', label: 'privacy-statement' },
      { category: 'popup', action: 'dismissed', label: 'privacy-statement' },
    ]);
    portal.close();
  });

  it('count as shown only when the member is on the overview', async () => {
    const portal = openDialogs();
    portal.enter('bal-portfolio');
    portal.store.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    expect(portal.open()).toBeNull();
    expect(portal.events).toEqual([]);
    portal.enter('portfolio');
    portal.enter('bal-portfolio');
    portal.enter('portfolio');
    await portal.settled();
    expect(portal.open()).toBe('privacyStatement');
    expect(portal.events).toEqual([{ category: 'popup', action: 'shown', label: 'privacy-statement' }]);
    portal.close();
  });
});
