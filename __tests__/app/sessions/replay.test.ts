// Before the store, whose library looks for DevTools when it is loaded.
import '../../support/devToolsExtension';
import { rootReducer } from '../../../src/app/rootReducer';
import { replay } from '../../../src/app/sessions/replay';
import { readRecordedSession, readSession, writeSessionText } from '../../../src/app/sessions/sessionFile';
import { tellOutcome } from '../../../src/app/sessions/tell';
import { headingsLoaded, productsLoaded } from '../../../src/portfolio/slice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { openPortal } from '../../support/journey';
import { recordVisit } from '../../support/recordedVisit';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

const outcomeOf = (text: string, by = rootReducer): readonly string[] => {
  const session = readSession(text);
  return tellOutcome(session, replay(session, by));
};

describe('A replay', () => {
  it('names the first action after which the state differs, and in what', async () => {
    const visit = await recordVisit({ member: 'gap-many' });
    const session = visit.session();
    visit.close();
    const text = writeSessionText(session);
    expect(readRecordedSession(text)).toEqual(JSON.parse(JSON.stringify(session)));
    expect(outcomeOf(text)).toEqual([`final state equal, ${session.actions.length} actions`]);
    // A reducer that forgets the labels.
    const changed: typeof rootReducer = (state, action) => {
      const next = rootReducer(state, action);
      return headingsLoaded.match(action) ? { ...next, portfolio: { ...next.portfolio, headings: {} } } : next;
    };
    const step = session.actions.findIndex(({ action }) => action.type === headingsLoaded.type) + 1;
    const [first, ...fields] = outcomeOf(text, changed);
    expect(first).toBe(`the state differs after action ${step} of ${session.actions.length}, portfolio/headingsLoaded`);
    expect(fields.slice(0, 3)).toEqual([
      '  portfolio.headings.gapMgapPolicyNumberText',
      expect.stringMatching(/^ {4}recorded: "\w+ \w+ \w+"$/),
      '    now:      unchanged',
    ]);
  });

  it('names the action over which a reducer fails, and what it says', async () => {
    const visit = await recordVisit({ member: 'gap-many' });
    const session = visit.session();
    visit.close();
    const step = session.actions.findIndex(({ action }) => action.type === productsLoaded.type) + 1;
    const broken = session.actions.map((entry, index) =>
      index === step - 1 ? { ...entry, action: { type: productsLoaded.type, payload: null } } : entry,
    );
    expect(outcomeOf(writeSessionText({ ...session, actions: broken }))).toEqual([
      `the state differs after action ${step} of ${session.actions.length}, portfolio/productsLoaded`,
      '  the state',
      '    recorded: another',
      expect.stringMatching(/^ {4}now: {6}none: .*'screen'/),
    ]);
  });

  it('shows both digests if what the action changed is as recorded', async () => {
    const visit = await recordVisit({ member: 'gap-many' });
    const session = visit.session();
    visit.close();
    const began = session.actions[0]?.state ?? '';
    const elsewhere = { ...session, configuration: { ...session.configuration, title: 'Another' } };
    expect(outcomeOf(writeSessionText(elsewhere))).toEqual([
      `the state differs after action 1 of ${session.actions.length}, navigation/locationChanged`,
      '  the digest of the whole state; what the action changed is as recorded',
      `    recorded: "${began}"`,
      expect.stringMatching(/^ {4}now: {6}"[\da-f]{14}"$/),
    ]);
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(outcomeOf('\uFEFF{"payload":"[]"}')).toEqual(['no states were recorded to compare with, 0 actions']);
  });

  it('accepts what Redux DevTools export: the whole history, or the actions alone', async () => {
    const portal = await openPortal({ member: 'gap-many', at: '/portfolio', devTools: true });
    const history = liftedStoreOf(portal.store).getState();
    const count = history.stagedActionIds.length - 1;
    expect(outcomeOf(JSON.stringify(history))).toEqual([`final state equal, ${count} actions`]);
    const broken = JSON.parse(JSON.stringify(history));
    broken.computedStates[count].state.gap = { status: 'failed' };
    expect(outcomeOf(JSON.stringify(broken))[1]).toMatch(/^ {2}gap/);
    const payload = history.stagedActionIds.slice(1).map((id) => history.actionsById[id]?.action);
    const file = { payload: JSON.stringify(payload), preloadedState: JSON.stringify(history.computedStates[0]?.state) };
    expect(outcomeOf(JSON.stringify(file))).toEqual([`no states were recorded to compare with, ${count} actions`]);
  });
});
