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
  const open = (screen: 'portfolio' | 'bal-portfolio' = 'portfolio') => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive(screen);
    return { ...portal, use: portal.used.tell, shown: () => selectOpenDialog(portal.state()) };
  };
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const [privacy, consent, slides] = [
    { dialog: 'privacyStatement' },
    { dialog: 'marketingConsent' },
    { dialog: 'seniorsOnboarding' },
  ] as const;

  // Rule `dialog.wait`.
  it('wait three seconds from the arrival for the checks before them', async () => {
    const { dispatch, shown } = open();
    dispatch(dialogDue(slides));
    await pass(2_999);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe('seniorsOnboarding');
  });

  it('do not start their waiting time on another screen', async () => {
    const { dispatch, state } = open('bal-portfolio');
    dispatch(dialogDue(slides));
    await pass(10_000);
    expect(state().dialogs.waitEnded).toBe(false);
  });

  it('end their waiting time once, however often the member comes back', async () => {
    const { arrive, actions } = open();
    await pass(4_000);
    arrive('portfolio');
    await pass(4_000);
    expect(actions.filter(({ type }) => type === 'dialogs/waitEnded')).toHaveLength(1);
  });

  it('report being shown and dismissed, once each', async () => {
    const { dispatch, happen, outbox, actions } = open();
    dispatch(dialogDue(privacy));
    await happen(dialogNotDue(consent));
    await pass(0);
    dispatch(dialogClosed('privacyStatement'));
    expect(outbox.analytics).toEqual([
      { category: 'popup', action: 'shown', label: 'privacy-statement' },
      { category: 'popup', action: 'dismissed', label: 'privacy-statement' },
    ]);
    expect(actions.filter(dialogShown.match).map(({ payload }) => payload)).toEqual([privacy]);
  });

  it('count as shown only when the member is on the overview', async () => {
    const { dispatch, arrive, enter, shown, outbox } = open('bal-portfolio');
    dispatch(dialogDue(privacy));
    expect(shown()).toBeNull();
    await pass(0);
    expect(outbox.analytics).toEqual([]);
    arrive('portfolio');
    arrive('bal-portfolio');
    await enter('portfolio');
    expect(shown()).toBe('privacyStatement');
    await pass(0);
    expect(outbox.analytics).toHaveLength(1);
  });

  it('are back when the member comes back to the overview, and not when another check ends', async () => {
    const { dispatch, happen, arrive, enter, shown, actions } = open();
    const returns = () => actions.filter(dialogReturned.match).map(({ payload }) => payload);
    await happen(dialogDue(privacy));
    dispatch(dialogNotDue(consent), dialogDue(slides));
    await pass(3_000);
    expect(returns()).toEqual([]);
    arrive('bal-portfolio');
    await enter('portfolio');
    expect(returns()).toEqual([privacy]);
    expect(shown()).toBe('privacyStatement');
  });

  // Rule `dialog.late`.
  it('whose check is answered late wait for the next screen if the member uses this one', async () => {
    const { use, dispatch, arrive, enter, shown, actions } = open();
    use();
    await pass(6_000);
    dispatch(dialogDue(consent));
    expect(shown()).toBeNull();
    arrive('bal-portfolio');
    await enter('portfolio');
    expect(shown()).toBe('marketingConsent');
    expect(actions.filter(dialogShown.match)).toHaveLength(1);
  });

  it('open late if the member does nothing, or the answer came in time and only the queue took long', async () => {
    const idle = open();
    await pass(60_000);
    idle.dispatch(dialogDue(consent));
    expect(idle.shown()).toBe('marketingConsent');
    const queued = open();
    queued.use();
    queued.dispatch(dialogDue(privacy), dialogDue(consent));
    await pass(60_000);
    queued.dispatch(dialogClosed('privacyStatement'));
    expect(queued.shown()).toBe('marketingConsent');
  });

  it('get no turn by themselves if the member asked for them: one press, one turn', async () => {
    const { dispatch, shown, actions } = open();
    dispatch(dialogAsked({ dialog: 'managePreferences' }), dialogNotDue(privacy), dialogNotDue(consent));
    await pass(3_000);
    expect(shown()).toBe('managePreferences');
    expect(actions.filter(turnGiven.match).map(({ payload }) => payload)).toEqual([{ dialog: 'managePreferences' }]);
  });
});
