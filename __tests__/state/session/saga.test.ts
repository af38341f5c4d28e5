import type { UnknownAction } from '@reduxjs/toolkit';
import { delay } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import { passTurns } from '../../../config/jest/turns';
import type { RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { SessionLoss } from '../../../src/platform/services';
import { type NavigationPart, navigationReducer } from '../../../src/state/navigation/slice';
import { SESSION_CHECK_EVERY, SESSION_RELOADS, sessionSaga } from '../../../src/state/session/saga';
import { type SessionPart, sessionReducer } from '../../../src/state/session/slice';
import { type Answer, fakeServices, lastingSession, withServices } from '../../support/builders';

type State = SessionPart & NavigationPart;

const reducer = (state: State | undefined, action: UnknownAction): State => ({
  session: sessionReducer(state?.session, action),
  navigation: navigationReducer(state?.navigation, action),
});

/** Ends the pause between two checks, but no time-out of a call. */
const pauseEnds: StaticProvider = [delay(SESSION_CHECK_EVERY), true];

const POSITIONS = 'portfolio.positions';

/** Runs the session's saga in a page that comes to the front a given number of times, a moment apart. */
const watch = async ({
  loss,
  fronts = 0,
  products,
  screen = '/portfolio',
  header = '',
  checkPath = '',
  doubts = 0,
  timePassing = false,
  reloadsBefore = '',
  canRemember = true,
  positions,
}: {
  readonly loss?: SessionLoss;
  readonly fronts?: number;
  readonly products?: Answer;
  readonly screen?: string;
  readonly header?: string;
  readonly checkPath?: string;
  /** How often another call is answered by 401. */
  readonly doubts?: number;
  /** Whether every wait ends at once. */
  readonly timePassing?: boolean;
  /** What the tab has stored; the clock of the fake services shows 1,000. */
  readonly reloadsBefore?: string;
  readonly canRemember?: boolean;
  /** Where the member was, as the tab has stored it. */
  readonly positions?: string;
}) => {
  const told = { reloads: 0, looks: 0, forgotten: 0, trusted: 0, remembered: reloadsBefore, scrolled: 640 };
  const stored: { positions: string | undefined } = { positions };
  const events: string[] = [];
  /** Where the page was scrolled to when it was reloaded. */
  const reloadedAt: number[] = [];
  const configuration: RuntimeConfiguration = {
    ...defaultConfiguration,
    session: { ...defaultConfiguration.session, header, checkPath },
  };
  let doubtsLeft = doubts;
  const addresses: string[] = [];
  const base = fakeServices({ products, productsBalance: products, headings: {} }, { configuration });
  const { services, outbox } = base;
  const run = expectSaga(sessionSaga)
    .withReducer(
      (state: State | undefined, action) => {
        events.push(action.type);
        return reducer(state, action);
      },
      {
        session: { status: 'active' },
        navigation: { pathname: screen, search: '', hash: '' },
      },
    )
    .provide([
      ...(timePassing ? [pauseEnds] : []),
      withServices({
        ...services,
        http: {
          ...services.http,
          send: (endpoint, options) => {
            addresses.push(endpoint.path);
            return services.http.send(endpoint, options);
          },
        },
        session: {
          ...lastingSession,
          doubted: () => {
            doubtsLeft -= 1;
            return doubtsLeft < 0 ? lastingSession.doubted() : Promise.resolve();
          },
          trust: () => {
            told.trusted += 1;
          },
          lost: loss === undefined ? lastingSession.lost : async () => loss,
          look: () => {
            told.looks += 1;
          },
          forget: () => {
            told.forgotten += 1;
          },
        },
        tabStorage: {
          read: (key) => (key === POSITIONS ? stored.positions : told.remembered),
          write: (key, value) => {
            if (key === POSITIONS) stored.positions = value;
            else if (canRemember) told.remembered = value;
            return canRemember;
          },
          remove: (key) => {
            if (key === POSITIONS) stored.positions = undefined;
          },
        },
        front: {
          subscribeReturn: () => () => undefined,
          subscribe: (listener) => {
            const come = () => {
              // The member has scrolled meanwhile.
              told.scrolled += 100;
              listener();
            };
            // Each time once what followed from the time before has been answered.
            let isHeard = true;
            const comeAgain = async () => {
              for (let time = 0; time < fronts; time += 1) {
                await passTurns(5);
                if (isHeard) come();
              }
            };
            void comeAgain();
            return () => {
              isHeard = false;
            };
          },
        },
        viewport: {
          ...services.viewport,
          toTop: () => {
            told.scrolled = 0;
          },
        },
        navigation: {
          ...services.navigation,
          reload: () => {
            told.reloads += 1;
            reloadedAt.push(told.scrolled);
          },
        },
      }),
    ]);
  const { storeState } = await run.silentRun(60);
  return {
    ...told,
    ...stored,
    events,
    reloadedAt,
    calls: outbox.calls,
    addresses,
    logged: outbox.logged,
    session: storeState.session,
  };
};

const unauthorised = Object.assign(new Error('401'), { kind: 'status', status: 401 });
const someProducts = { portfolioProducts: [{ id: 'bank', active: true }] };

describe('A session that lasts', () => {
  it('stays active, and is checked each time the page comes to the front', async () => {
    const { session, looks, calls, reloads } = await watch({ fronts: 2 });
    expect({ session, looks, calls, reloads }).toEqual({
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
    const { calls, session, events, logged, trusted } = await watch({ doubts: 1, products: someProducts, screen });
    expect({ calls, session, logged, trusted }).toEqual({
      calls: [call],
      session: { status: 'active' },
      logged: [],
      trusted: 1,
    });
    expect(events.filter((type) => !type.startsWith('@@'))).toEqual([]);
  });

  it('is asked for by the configured path, which need not answer anything', async () => {
    const { addresses, trusted } = await watch({ doubts: 1, checkPath: '{portfolio}/session' });
    expect({ addresses, trusted }).toEqual({ addresses: ['{portfolio}/session'], trusted: 1 });
  });

  it('is trusted although nobody could be asked, because that says nothing of it', async () => {
    const { session, logged, trusted } = await watch({ doubts: 1, products: new Error('down') });
    expect({ session, logged, trusted }).toEqual({ session: { status: 'active' }, logged: [], trusted: 1 });
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
    const { session, calls, reloads, forgotten } = await watch({ loss: 'ended' });
    expect({ session, calls, reloads, forgotten }).toEqual({
      session: { status: 'ended', page: '/' },
      calls: [],
      reloads: 0,
      forgotten: 1,
    });
  });

  it.each([
    ['/portfolio', 'products'],
    ['/bal-portfolio', 'productsBalance'],
    ['/elsewhere', 'products'],
  ])('on %s requests %s once each time the page comes to the front', async (screen, call) => {
    const { calls, reloads, session } = await watch({ loss: 'ended', fronts: 2, products: unauthorised, screen });
    expect({ calls, reloads, status: session.status }).toEqual({ calls: [call, call], reloads: 0, status: 'ended' });
  });

  it('is left by a reload when somebody is signed in again', async () => {
    const { calls, reloads, remembered } = await watch({ loss: 'ended', fronts: 1, products: someProducts });
    expect({ calls, reloads, remembered }).toEqual({ calls: ['products'], reloads: 1, remembered: '1000' });
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
    const reloadsBefore = Array.from({ length: SESSION_RELOADS.most }, () => '900').join(' ');
    const tooOften = await watch({ loss: 'changed', reloadsBefore, fronts: 1, products: someProducts, positions });
    expect(tooOften.reloads).toBe(1);
    expect(tooOften.positions).toBeUndefined();
  });
});

describe('Another session', () => {
  it('makes the page reload at once', async () => {
    const { session, reloads, calls, forgotten } = await watch({ loss: 'changed' });
    expect({ session, reloads, calls, forgotten }).toEqual({
      session: { status: 'changed' },
      reloads: 1,
      calls: [],
      forgotten: 1,
    });
  });

  // Rule `session.reloads`.
  it.each([
    [
      'too often within a minute',
      { reloadsBefore: Array.from({ length: SESSION_RELOADS.most }, () => '900').join(' ') },
    ],
    ['if the tab cannot store how often', { canRemember: false }],
  ])('ends the session instead of reloading %s', async (_, given) => {
    const { session, reloads, logged } = await watch({ loss: 'changed', ...given });
    expect({ session, reloads }).toEqual({ session: { status: 'ended', page: '/' }, reloads: 0 });
    expect(logged).toEqual(['The session changes each time it is looked at']);
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
