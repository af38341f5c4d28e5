import type { RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { SessionLoss } from '../../../src/platform/services';
import { type NavigationPart, navigationReducer } from '../../../src/state/navigation/slice';
import { SESSION_CHECK_EVERY, SESSION_RELOADS, sessionSaga } from '../../../src/state/session/saga';
import { type SessionPart, sessionReducer } from '../../../src/state/session/slice';
import { type Answer, fakeServices, lastingSession } from '../../support/builders';
import { keepingStorage } from '../../support/store';
import { createWorld, settle } from '../../support/world';

const POSITIONS = 'portfolio.positions';

interface Given {
  readonly loss?: SessionLoss;
  /** How often the page comes to the front, each time once what followed from the time before has been answered. */
  readonly fronts?: number;
  readonly products?: Answer;
  readonly screen?: string;
  readonly header?: string;
  readonly checkPath?: string;
  /** How often another call is answered by 401. */
  readonly doubts?: number;
  /** Whether the pause between two checks passes. */
  readonly timePassing?: boolean;
  /** What the tab has stored; the clock shows 1,000. */
  readonly reloadsBefore?: string;
  readonly canRemember?: boolean;
  /** Where the member was, as the tab has stored it. */
  readonly positions?: string;
}

/** Runs the session's saga in a page, and returns what was done. */
const watch = async (given: Given) => {
  const { loss, fronts = 0, products, screen = '/portfolio', header = '', checkPath = '', canRemember } = given;
  const done = { reloads: 0, looks: 0, forgotten: 0, trusted: 0, scrolled: 640 };
  /** Where the page was scrolled to when it was reloaded. */
  const reloadedAt: number[] = [];
  const stored = new Map([[SESSION_RELOADS.key, given.reloadsBefore ?? '']]);
  if (given.positions !== undefined) stored.set(POSITIONS, given.positions);
  const session: RuntimeConfiguration['session'] = { ...defaultConfiguration.session, header, checkPath };
  let doubtsLeft = given.doubts ?? 0;
  const count = (what: 'looks' | 'forgotten' | 'trusted') => () => {
    done[what] += 1;
  };
  const { viewport, navigation } = fakeServices().services;
  const world = createWorld<SessionPart & NavigationPart>(
    { reducer: { session: sessionReducer, navigation: navigationReducer }, sagas: [sessionSaga] },
    {
      answers: { products, productsBalance: products, headings: {} },
      initial: { navigation: { pathname: screen, search: '', hash: '' } },
      services: {
        clock: { now: () => 1_000 },
        configuration: { ...defaultConfiguration, session },
        session: {
          ...lastingSession,
          doubted: () => {
            doubtsLeft -= 1;
            return doubtsLeft < 0 ? lastingSession.doubted() : Promise.resolve();
          },
          trust: count('trusted'),
          lost: loss === undefined ? lastingSession.lost : async () => loss,
          look: count('looks'),
          forget: count('forgotten'),
        },
        tabStorage: keepingStorage(stored, canRemember),
        viewport: {
          ...viewport,
          toTop: () => {
            done.scrolled = 0;
          },
        },
        navigation: {
          ...navigation,
          reload: () => {
            done.reloads += 1;
            reloadedAt.push(done.scrolled);
          },
        },
      },
    },
  );
  await settle();
  for (let time = 0; time < fronts; time += 1) {
    // The member has scrolled meanwhile.
    done.scrolled += 100;
    world.front.tell();
    await settle();
  }
  if (given.timePassing) await jest.advanceTimersByTimeAsync(SESSION_CHECK_EVERY);
  const { calls, paths, logged } = world.outbox;
  const [remembered, positions] = [stored.get(SESSION_RELOADS.key), stored.get(POSITIONS)];
  const events = world.actions.map(({ type }) => type);
  return { ...done, events, reloadedAt, calls, paths, logged, remembered, positions, session: world.state().session };
};

const unauthorised = Object.assign(new Error('401'), { kind: 'status', status: 401 });
const someProducts = { portfolioProducts: [{ id: 'bank', active: true }] };
const tooMany = Array.from({ length: SESSION_RELOADS.most }, () => '900').join(' ');

describe('A session that lasts', () => {
  it('stays active, and is checked each time the page comes to the front', async () => {
    expect(await watch({ fronts: 2 })).toMatchObject({
      session: { status: 'active' },
      looks: 2,
      calls: [],
      reloads: 0,
    });
  });

  it('is checked by a call if a header identifies it', async () => {
    expect((await watch({ fronts: 1, header: 'X-Session' })).calls).toEqual(['headings']);
  });
});

// Rule `session.check`.
describe('A session that is in doubt', () => {
  it.each([
    ['/portfolio', 'products'],
    ['/bal-portfolio', 'productsBalance'],
  ])('is asked for on %s by %s, which are neither shown nor logged, and then trusted', async (screen, call) => {
    const seen = await watch({ doubts: 1, products: someProducts, screen });
    expect(seen).toMatchObject({ calls: [call], session: { status: 'active' }, logged: [], trusted: 1 });
    expect(seen.events).toEqual([]);
  });

  it('is asked for by the configured path, which need not answer anything', async () => {
    const seen = await watch({ doubts: 1, checkPath: '{portfolio}/session' });
    expect(seen).toMatchObject({ paths: ['{portfolio}/session'], trusted: 1 });
  });

  it('is trusted although nobody could be asked, because that says nothing of it', async () => {
    const seen = await watch({ doubts: 1, products: new Error('down') });
    expect(seen).toMatchObject({ session: { status: 'active' }, logged: [], trusted: 1 });
  });

  it('is asked for once in ten seconds, and again after that', async () => {
    expect((await watch({ doubts: 2, products: someProducts })).calls).toEqual(['products']);
    expect((await watch({ doubts: 2, products: someProducts, timePassing: true })).calls).toEqual([
      'products',
      'products',
    ]);
  });
});

describe('The end of the session', () => {
  it('is reported once, with the part of the address before the screen, and requests nothing', async () => {
    const session = { status: 'ended', page: '/' };
    expect(await watch({ loss: 'ended' })).toMatchObject({ session, calls: [], reloads: 0, forgotten: 1 });
  });

  it.each([
    ['/portfolio', 'products'],
    ['/bal-portfolio', 'productsBalance'],
    ['/elsewhere', 'products'],
  ])('on %s requests %s once each time the page comes to the front', async (screen, call) => {
    const seen = await watch({ loss: 'ended', fronts: 2, products: unauthorised, screen });
    expect(seen).toMatchObject({ calls: [call, call], reloads: 0, session: { status: 'ended' } });
  });

  it('is left by a reload when somebody is signed in again', async () => {
    const seen = await watch({ loss: 'ended', fronts: 1, products: someProducts });
    expect(seen).toMatchObject({ calls: ['products'], reloads: 1, remembered: '1000' });
  });
});

describe('A lost session', () => {
  // Rule `session.member`.
  it('leaves the page at its top, and reloads it from there, where another member starts', async () => {
    expect((await watch({ loss: 'ended' })).scrolled).toBe(0);
    expect((await watch({ loss: 'changed' })).reloadedAt).toEqual([0]);
    expect((await watch({ loss: 'ended', fronts: 1, products: someProducts })).reloadedAt).toEqual([0]);
  });
});

describe('Where the member was', () => {
  const positions = '[[1,2,640]]';

  it('is removed from the tab when the session ends, and put back when somebody is signed in again', async () => {
    const gone = await watch({ loss: 'ended', positions });
    expect(gone.positions).toBeUndefined();
    // Sagas store it first.
    expect(gone.events).toContain('session/lossNoticed');
    const { positions: back } = await watch({ loss: 'ended', fronts: 1, products: someProducts, positions });
    expect(back).toBe(positions);
  });

  it('is never stored or put back for another member', async () => {
    const changed = await watch({ loss: 'changed', positions });
    expect(changed.positions).toBeUndefined();
    expect(changed.events).not.toContain('session/lossNoticed');
    const tooOften = await watch({
      loss: 'changed',
      reloadsBefore: tooMany,
      fronts: 1,
      products: someProducts,
      positions,
    });
    expect(tooOften.reloads).toBe(1);
    expect(tooOften.positions).toBeUndefined();
  });
});

describe('Another session', () => {
  it('makes the page reload at once', async () => {
    const session = { status: 'changed' };
    expect(await watch({ loss: 'changed' })).toMatchObject({ session, reloads: 1, calls: [], forgotten: 1 });
  });

  // Rule `session.reloads`.
  it.each([
    ['too often within a minute', { reloadsBefore: tooMany }],
    ['if the tab cannot store how often', { canRemember: false }],
  ])('ends the session instead of reloading %s', async (_, given) => {
    const logged = ['The session changes each time it is looked at'];
    const seen = await watch({ loss: 'changed', ...given });
    expect(seen).toMatchObject({ session: { status: 'ended', page: '/' }, reloads: 0, logged });
  });

  it.each([
    ['longer ago', String(1_000 - SESSION_RELOADS.withinMs)],
    ['in the future, by a clock that was put back', '2000'],
    ['unreadable', 'x y z'],
  ])('does not count a reload that is %s', async (_, time) => {
    const reloadsBefore = Array.from({ length: SESSION_RELOADS.most }, () => time).join(' ');
    expect((await watch({ loss: 'changed', reloadsBefore })).reloads).toBe(1);
  });
});
