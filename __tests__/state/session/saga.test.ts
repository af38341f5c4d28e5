import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { SessionLoss } from '../../../src/platform/services';
import { type NavigationPart, navigationReducer } from '../../../src/state/navigation/slice';
import { SESSION_RELOADS, sessionSaga } from '../../../src/state/session/saga';
import { type SessionPart, sessionReducer } from '../../../src/state/session/slice';
import { type Answer, fakeServices, keepingStorage, lastingSession } from '../../support/builders';
import { createSignal, createWorld, settle } from '../../support/world';

const POSITIONS = 'portfolio.positions';

interface Given {
  readonly loss?: SessionLoss;
  /** How often the page comes to the front, each time once what followed from the time before has been answered. */
  readonly fronts?: number;
  /** How often its window gets the focus alone. */
  readonly focuses?: number;
  readonly products?: Answer;
  readonly screen?: string;
  readonly header?: string;
  readonly headings?: Answer;
  readonly checkPath?: string;
  /** How often another call is answered by 401. */
  readonly doubts?: number;
  /** Whether the browser brings the page back after it has come to the front. */
  readonly isBack?: boolean;
  /** How many milliseconds pass: after ten seconds a session may be checked again, and the way out is given up. */
  readonly passing?: number;
  /** What the tab has stored; the clock shows 1,000. */
  readonly reloadsBefore?: string;
  readonly canRemember?: boolean;
  /** Where the member was, as the tab has stored it. */
  readonly positions?: string;
}

/** Runs the session's saga in a page, and returns what was done. */
const watch = async (given: Given) => {
  const { loss, fronts = 0, products, screen = '/portfolio', header = '', checkPath = '', canRemember } = given;
  const { headings = {} } = given;
  const done = { reloads: 0, looks: 0, forgotten: 0, trusted: 0, signOuts: 0, scrolled: 640 };
  const waits: string[] = [];
  /** Where the page was scrolled to when it was reloaded. */
  const reloadedAt: number[] = [];
  const stored = new Map([[SESSION_RELOADS.key, given.reloadsBefore ?? '']]);
  if (given.positions !== undefined) stored.set(POSITIONS, given.positions);
  let doubtsLeft = given.doubts ?? 0;
  const count = (what: 'looks' | 'forgotten' | 'trusted' | 'signOuts') => () => {
    done[what] += 1;
  };
  const doubted = () => {
    doubtsLeft -= 1;
    return doubtsLeft < 0 ? lastingSession.doubted() : Promise.resolve();
  };
  const lost = loss === undefined ? lastingSession.lost : async () => loss;
  const toTop = () => {
    done.scrolled = 0;
  };
  const reload = () => {
    done.reloads += 1;
    reloadedAt.push(done.scrolled);
  };
  const counted = {
    trust: count('trusted'),
    hold: () => void waits.push('held'),
    release: () => void waits.push(`released after ${world.outbox.calls.join()}`),
    look: count('looks'),
    forget: count('forgotten'),
    signOut: count('signOuts'),
  };
  const [front, seen, returns] = [createSignal(), createSignal(), createSignal()];
  const { viewport, navigation } = fakeServices().services;
  const world = createWorld<SessionPart & NavigationPart>(
    { reducer: { session: sessionReducer, navigation: navigationReducer }, sagas: [sessionSaga] },
    {
      answers: { products, productsBalance: products, headings },
      initial: { navigation: { pathname: screen, search: '', hash: '' } },
      services: {
        clock: { now: () => 1_000 },
        configuration: { ...defaultConfiguration, session: { ...defaultConfiguration.session, header, checkPath } },
        session: { ...lastingSession, doubted, lost, ...counted },
        front: { subscribe: front.subscribe, subscribeFocus: seen.subscribe, subscribeReturn: returns.subscribe },
        tabStorage: keepingStorage(stored, canRemember),
        viewport: { ...viewport, toTop },
        navigation: { ...navigation, reload },
      },
    },
  );
  await settle();
  for (let time = 0; time < fronts; time += 1) {
    // The member has scrolled meanwhile.
    done.scrolled += 100;
    front.tell();
    seen.tell();
    await settle();
  }
  for (let time = 0; time < (given.focuses ?? 0); time += 1) seen.tell();
  if (given.isBack) returns.tell();
  await settle();
  if (given.passing !== undefined) await jest.advanceTimersByTimeAsync(given.passing);
  const { calls, paths, logged, aborted } = world.outbox;
  const positions = stored.get(POSITIONS);
  const events = world.actions.map(({ type }) => type);
  const heard = { events, calls, paths, logged, aborted, waits, sent: world.sent };
  return { ...done, ...heard, reloadedAt, stored: [...stored], positions, session: world.state().session };
};

const unauthorised = Object.assign(new Error('401'), { kind: 'status', status: 401 });
const someProducts = { portfolioProducts: [{ id: 'bank', active: true }] };
const tooMany = Array.from({ length: SESSION_RELOADS.most }, () => '900').join(' ');

const positions = '[[1,2,640]]';
const active = { session: { status: 'active' } };
const ended = { session: { status: 'ended' } };

it.each<[string, Given, object]>([
  [
    'is checked each time the page comes to the front',
    { fronts: 2 },
    { ...active, looks: 2, calls: [], waits: [], reloads: 0 },
  ],
  ['is checked when its window gets the focus beside another', { focuses: 1 }, { looks: 1, reloads: 0 }],
  [
    'that has ended is asked for when its window gets the focus beside another',
    { loss: 'ended', focuses: 1, products: someProducts },
    { reloads: 1 },
  ],
  [
    'is asked for anew, and changes wait for that answer, at a return while the headings are awaited',
    { focuses: 2, header: 'X-Session', headings: new Promise(() => undefined), passing: 1_999 },
    { looks: 2, calls: ['headings', 'headings'], aborted: ['headings'], waits: ['held', 'held'] },
  ],
  [
    'is checked by a call if a header identifies it, and no change is sent before its answer',
    { fronts: 1, header: 'X-Session' },
    { calls: ['headings'], waits: ['held', 'released after headings'] },
  ],
  [
    'of which the headings tell nothing for two seconds lets changes wait no longer, and hears their late answer',
    { fronts: 1, header: 'X-Session', headings: new Promise(() => undefined), passing: 2_000 },
    { calls: ['headings'], waits: ['held', 'released after headings'], aborted: [] },
  ],
  [
    'of which the headings tell nothing lets changes wait until then',
    { fronts: 1, header: 'X-Session', headings: new Promise(() => undefined), passing: 1_999 },
    { waits: ['held'] },
  ],
  ['that ends is reported once, and requests nothing', { loss: 'ended' }, { ...ended, calls: [], forgotten: 1 }],
  [
    'is left by a reload when somebody is signed in again',
    { loss: 'ended', fronts: 1, products: someProducts, reloadsBefore: '900' },
    { calls: ['products'], sent: [{ afterLoss: true }], reloads: 1, stored: [[SESSION_RELOADS.key, '900 1000']] },
  ],
  [
    'is left by one reload if the page comes to the front and then gets the focus',
    { loss: 'ended', fronts: 2, products: someProducts },
    { calls: ['products'], reloads: 1 },
  ],
  [
    'of somebody else makes the page reload at once',
    { loss: 'changed' },
    { session: { status: 'changed' }, reloads: 1, calls: [], forgotten: 1 },
  ],
])('A session %s', async (_, given, expected) => {
  expect(await watch(given)).toMatchObject(expected);
});

// Rule `session.check`.
it.each<[string, Given, object]>([
  [
    'on the overview is asked for by its products, which are neither shown nor logged, and then trusted',
    { products: someProducts },
    { calls: ['products'], logged: [], events: [] },
  ],
  [
    'on the balance view by those',
    { products: someProducts, screen: '/bal-portfolio' },
    { calls: ['productsBalance'] },
  ],
  [
    'by the configured path, which need not answer',
    { checkPath: '{portfolio}/session' },
    { paths: ['{portfolio}/session'], calls: ['sessionCheck'] },
  ],
  ['is trusted if nobody could be asked, which says nothing of it', { products: new Error('down') }, { logged: [] }],
])('A session in doubt %s', async (_, given, expected) => {
  expect(await watch({ doubts: 1, ...given })).toMatchObject({ ...active, trusted: 1, ...expected });
});

// Rule `session.check`.
it('A session in doubt is asked for once in ten seconds, and again after that', async () => {
  expect((await watch({ doubts: 2, products: someProducts, passing: 9_999 })).calls).toHaveLength(1);
  expect((await watch({ doubts: 2, products: someProducts, passing: 10_000 })).calls).toHaveLength(2);
});

it.each([
  ['/portfolio', 'products'],
  ['/bal-portfolio', 'productsBalance'],
  ['/elsewhere', 'products'],
])('A session that has ended on %s requests %s each time the page comes to the front', async (screen, call) => {
  const seen = await watch({ loss: 'ended', fronts: 2, products: unauthorised, screen });
  expect(seen).toMatchObject({ calls: [call, call], reloads: 0, logged: [], ...ended });
});

// Rule `session.member`.
it('A lost session leaves the page at its top, and reloads it from there, where another member starts', async () => {
  expect((await watch({ loss: 'ended' })).scrolled).toBe(0);
  expect((await watch({ loss: 'changed' })).reloadedAt).toEqual([0]);
  expect((await watch({ loss: 'ended', fronts: 1, products: someProducts })).reloadedAt).toEqual([0]);
});

describe('Where the member was', () => {
  it('is removed from the tab when the session ends, and put back when somebody is signed in again', async () => {
    const gone = await watch({ loss: 'ended', positions });
    expect(gone.positions).toBeUndefined();
    // Sagas store it first.
    expect(gone.events).toContain('session/lossNoticed');
    const { positions: back } = await watch({ loss: 'ended', fronts: 1, products: someProducts, positions });
    expect(back).toBe(positions);
  });

  it('is never stored or put back for another member', async () => {
    const changed: Given = { loss: 'changed', fronts: 1, products: someProducts, positions };
    for (const given of [changed, { ...changed, reloadsBefore: tooMany }]) {
      const seen = await watch(given);
      expect([seen.reloads, seen.positions]).toEqual([1, undefined]);
      expect(seen.events).not.toContain('session/lossNoticed');
    }
  });
});

// Rule `session.signOut`.
it.each<[SessionLoss, number]>([
  ['signedOut', 1],
  ['signedOutElsewhere', 0],
])('A member who is %s is not asked for on the way out, nor put back where they were', async (loss, signOuts) => {
  const given: Given = { loss, fronts: 1, products: someProducts, positions };
  expect(await watch(given)).toMatchObject({ ...ended, signOuts, calls: [], reloads: 0 });
  for (const way of [{ isBack: true }, { passing: 10_000 }])
    expect(await watch({ ...given, ...way })).toMatchObject({ calls: ['products'], reloads: 1, positions: undefined });
});

// Rule `session.reloads`.
it.each([
  ['too often within a minute', { reloadsBefore: tooMany }],
  ['too often within a moment', { reloadsBefore: tooMany.replaceAll('900', '1000') }],
  ['if the tab cannot store how often', { canRemember: false }],
])('Another session ends it instead of reloading %s', async (_, given) => {
  const logged = ['The session changes each time it is looked at'];
  expect(await watch({ loss: 'changed', ...given })).toMatchObject({ ...ended, reloads: 0, logged });
});

// Rule `session.reloads`.
it.each([
  ['longer ago', String(1_000 - SESSION_RELOADS.withinMs)],
  ['in the future, by a clock that was put back', '2000'],
  ['unreadable', 'x y z'],
])('A reload that is %s does not count', async (_, time) => {
  const reloadsBefore = Array.from({ length: SESSION_RELOADS.most }, () => time).join(' ');
  expect((await watch({ loss: 'changed', reloadsBefore })).reloads).toBe(1);
});
