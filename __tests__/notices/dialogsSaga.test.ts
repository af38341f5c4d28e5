import {
  dialogAsked,
  dialogClosed,
  dialogDue,
  dialogNotDue,
  dialogReturned,
  dialogShown,
  selectOpenDialog,
  turnGiven,
} from '../../src/notices';
import { byHand, dialogs } from '../support/dialogs';
import { createWorld } from '../support/world';

describe('the dialogs on the overview', () => {
  // Rule `dialog.wait`.
  it('wait three seconds from the arrival for the checks before them', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('portfolio');
    portal.dispatch(dialogDue({ dialog: 'seniorsOnboarding' }));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(selectOpenDialog(portal.state())).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(selectOpenDialog(portal.state())).toBe('seniorsOnboarding');
  });

  it('do not start their waiting time on another screen', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('bal-portfolio');
    portal.dispatch(dialogDue({ dialog: 'seniorsOnboarding' }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(portal.state().dialogs.waitEnded).toBe(false);
  });

  it('end their waiting time once, however often the member comes back', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('portfolio');
    await jest.advanceTimersByTimeAsync(4_000);
    portal.arrive('portfolio');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(portal.actions.filter(({ type }) => type === 'dialogs/waitEnded')).toHaveLength(1);
  });

  it('report being shown and dismissed, once each', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('portfolio');
    portal.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    await portal.happen(dialogNotDue({ dialog: 'marketingConsent' }));
    portal.dispatch(dialogClosed('privacyStatement'));
    expect(portal.outbox.analytics).toEqual([
      { category: 'popup', action: 'shown', label: 'privacy-statement' },
      { category: 'popup', action: 'dismissed', label: 'privacy-statement' },
    ]);
    expect(portal.actions.filter(dialogShown.match).map(({ payload }) => payload)).toEqual([
      { dialog: 'privacyStatement' },
    ]);
  });

  it('count as shown only when the member is on the overview', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('bal-portfolio');
    portal.dispatch(dialogDue({ dialog: 'privacyStatement' }));
    expect(selectOpenDialog(portal.state())).toBeNull();
    expect(portal.outbox.analytics).toEqual([]);
    portal.arrive('portfolio');
    portal.arrive('bal-portfolio');
    await portal.enter('portfolio');
    expect(selectOpenDialog(portal.state())).toBe('privacyStatement');
    expect(portal.outbox.analytics).toEqual([{ category: 'popup', action: 'shown', label: 'privacy-statement' }]);
  });

  it('are back when the member comes back to the overview, and not when another check ends', async () => {
    const portal = createWorld(dialogs, byHand);
    const returns = () => portal.actions.filter(dialogReturned.match).map(({ payload }) => payload);
    portal.arrive('portfolio');
    await portal.happen(dialogDue({ dialog: 'privacyStatement' }));
    portal.dispatch(dialogNotDue({ dialog: 'marketingConsent' }), dialogDue({ dialog: 'seniorsOnboarding' }));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(returns()).toEqual([]);
    portal.arrive('bal-portfolio');
    await portal.enter('portfolio');
    expect(returns()).toEqual([{ dialog: 'privacyStatement' }]);
    expect(selectOpenDialog(portal.state())).toBe('privacyStatement');
  });

  // Rule `dialog.late`.
  describe('whose check is answered late', () => {
    const open = () => {
      const portal = createWorld(dialogs, byHand);
      portal.arrive('portfolio');
      return { portal, use: portal.used.tell, shown: () => selectOpenDialog(portal.state()) };
    };

    it('wait for the next screen if the member uses this one', async () => {
      const { portal, use, shown } = open();
      use();
      await jest.advanceTimersByTimeAsync(6_000);
      portal.dispatch(dialogDue({ dialog: 'marketingConsent' }));
      expect(shown()).toBeNull();
      portal.arrive('bal-portfolio');
      await portal.enter('portfolio');
      expect(shown()).toBe('marketingConsent');
      expect(portal.actions.filter(dialogShown.match)).toHaveLength(1);
    });

    it('open if the member does nothing, or the answer came in time and only the queue took long', async () => {
      const idle = open();
      await jest.advanceTimersByTimeAsync(60_000);
      idle.portal.dispatch(dialogDue({ dialog: 'marketingConsent' }));
      expect(idle.shown()).toBe('marketingConsent');
      const queued = open();
      queued.use();
      queued.portal.dispatch(dialogDue({ dialog: 'privacyStatement' }), dialogDue({ dialog: 'marketingConsent' }));
      await jest.advanceTimersByTimeAsync(60_000);
      queued.portal.dispatch(dialogClosed('privacyStatement'));
      expect(queued.shown()).toBe('marketingConsent');
    });
  });

  it('get no turn by themselves if the member asked for them: one press, one turn', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('portfolio');
    portal.dispatch(dialogAsked({ dialog: 'amountsExplained' }));
    portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }), dialogNotDue({ dialog: 'marketingConsent' }));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(selectOpenDialog(portal.state())).toBe('amountsExplained');
    expect(portal.actions.filter(turnGiven.match).map(({ payload }) => payload)).toEqual([
      { dialog: 'amountsExplained' },
    ]);
  });
});
