// Before the store, whose library looks for DevTools when it is loaded.
import '../../support/devToolsExtension';
import { extraReducers } from '../../../src/app/extras';
import { replay, wholeReducer } from '../../../src/app/sessions/replay';
import { readRecordedSession, readSession, writeSessionText } from '../../../src/app/sessions/sessionFile';
import { tellOutcome } from '../../../src/app/sessions/tell';
import { headingsLoaded } from '../../../src/portfolio/slice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { openPortal } from '../../support/journey';
import { recordVisit } from '../../support/recordedVisit';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

const reduce = wholeReducer(extraReducers);

const outcomeOf = (text: string, by = reduce): readonly string[] => {
  const session = readSession(text);
  return tellOutcome(session, replay(by, session));
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
    const changed: typeof reduce = (state, action) => {
      const next = reduce(state, action);
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
