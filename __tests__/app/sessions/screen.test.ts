import { PAST_REMARK } from '../../../src/app/devTools/pastRemark';
import { withoutPicturesIn } from '../../../src/app/sessions/pictures';
import { createReplayStore } from '../../../src/app/sessions/screen';
import { writeSessionText } from '../../../src/app/sessions/sessionFile';
import { recordVisit } from '../../support/recordedVisit';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

describe('A session on the screen of the sandbox', () => {
  it('is opened, shown step by step, and changed by nothing that happens on the page', async () => {
    const visit = await recordVisit({ member: 'gap-many' });
    const session = visit.session();
    visit.close();
    const { store, open, show, remark } = createReplayStore();
    const opened = open(writeSessionText(session));
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.outcome).toEqual([`final state equal, ${session.actions.length} actions`]);
    expect(opened.steps[2]).toEqual({
      type: 'portfolio/productsRequested',
      origin: 'Put by portfolioSaga › enterScreen › loadProducts, in answer to step 2, navigation/screenEntered',
      changed: ['portfolio.screens.portfolio.status: "loading"'],
    });
    expect(opened.trace[2]).toMatch(/^ 3 {4}portfolio\/productsRequested/);
    show(3);
    expect(store.getState().portfolio.screens.portfolio).toMatchObject({ status: 'loading' });
    show(session.actions.length);
    const shown = store.getState();
    expect(shown.gap).toMatchObject({ status: 'loaded' });
    store.dispatch({ type: 'portfolio/productsFailed', payload: { screen: 'portfolio' } });
    expect(store.getState()).toBe(shown);
    remark();
    expect(store.getState().remark).toBe(PAST_REMARK);
    remark();
    expect(store.getState().remark).not.toBe(PAST_REMARK);
    show(0);
    expect(store.getState().remark).toBe('');
  });

  it('says why a file cannot be opened', () => {
    const { open } = createReplayStore();
    expect(open('no JSON')).toEqual({ problem: 'The file is not JSON.' });
    expect(open('[]')).toEqual({ problem: 'The file is not a JSON object.' });
    expect(open('{"format":"portfolio-session/1"}')).toEqual({
      problem: 'The file is damaged: a version was expected.',
    });
  });

  it('requests no picture', () => {
    const state = {
      content: { '/a': { status: 'picture', address: '/a.png' }, '/b': { html: '<img alt="x" src="/b.png"><p src>' } },
      offers: [{ imageUrl: '/c.png' }],
    };
    const shown = withoutPicturesIn(state);
    expect(JSON.stringify(shown)).not.toMatch(/\.png/);
    expect(shown.content['/b'].html).toMatch(/^<img alt="x" src="data:image\/svg\+xml,[^"]+"><p src>$/);
    expect(withoutPicturesIn(state)).toBe(shown);
  });
});
