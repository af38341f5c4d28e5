import type { UnknownAction } from '@reduxjs/toolkit';
import { sandboxFetch } from '../../config/sandbox/fetch';
import { isOver, LIFETIME_HEADER } from '../../config/sandbox/session';
import type { RootState } from '../../src/app/rootReducer';
import { createPortalStore } from '../../src/app/store';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { spokenRemark } from '../../src/notices';
import { createServices } from '../../src/platform/createServices';
import { textOf } from '../../src/texts/text';
import { createGate } from './gate';
import { bareDocument, journeyWindow } from './journeyWindow';

/** Tabs of one member, over one session of the sandbox. */
interface TabsOptions {
  readonly count?: number;
  readonly member?: string;
  /** The sandbox's session ends after so many seconds without a call. */
  readonly seconds?: number;
  readonly session?: Partial<RuntimeConfiguration['session']>;
  /** Whether the portal hears of a sign-out at once, or not at all. */
  readonly hearsSignOut?: boolean;
}

/** An address that answers without a word of the session. */
export const ALIVE = '/alive';

/** Connects the tabs as BroadcastChannel does: each message comes to all others, later. */
const createChannels = () => {
  const channels: EventTarget[] = [];
  return class extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage(data: unknown) {
      for (const channel of channels)
        if (channel !== this) queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data })));
    }
  } as unknown as typeof BroadcastChannel;
};

const closings: (() => void)[] = [];

afterEach(() => {
  for (const close of closings.splice(0)) close();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Several tabs of one browser: the whole application without a page, each with its own store, over one session of the
 * sandbox. Time is virtual: `pass` fires timers, `sleep` fires none, and `setClock` only changes what the device's clock
 * shows.
 */
export const openTabs = async ({
  count = 1,
  member = 'newcomer',
  seconds,
  session = {},
  hearsSignOut = true,
}: TabsOptions = {}) => {
  const sandbox = sandboxFetch({ member, ...(seconds === undefined ? {} : { seconds }) });
  const gate = createGate([]);
  const answer = gate.watch(sandbox.fetch);
  const BroadcastChannel = createChannels();
  let clockIsAhead = 0;
  const configuration: RuntimeConfiguration = {
    ...defaultConfiguration,
    session: {
      ...defaultConfiguration.session,
      cookie: 'portal-session',
      signOutUrl: '/portal/sign-out',
      lifetime: { header: LIFETIME_HEADER },
      ...session,
    },
  };
  const settle = () => jest.advanceTimersByTimeAsync(0);

  const openTab = () => {
    const asked: string[] = [];
    const pageEvents = new EventTarget();
    const place = journeyWindow(async (address, init) => {
      asked.push(`${init?.method} ${String(address).replace(/\?.*/, '')}`);
      return String(address) === ALIVE ? new Response('') : answer(address, init);
    });
    const document = bareDocument(() => {
      const { isSignedOut, xsrfToken } = sandbox.session();
      return `${isSignedOut ? '' : 'portal-session=A; '}XSRF-TOKEN=${xsrfToken}`;
    });
    const window = {
      ...place.window,
      document,
      BroadcastChannel,
      addEventListener: pageEvents.addEventListener.bind(pageEvents),
      removeEventListener: pageEvents.removeEventListener.bind(pageEvents),
    } as unknown as typeof place.window;
    const services = createServices(window, configuration, { now: () => Date.now() + clockIsAhead });
    const did = { reloads: [] as number[], signedOut: 0 };
    const { store, start } = createPortalStore(
      {
        ...services,
        navigation: { ...services.navigation, reload: () => did.reloads.push(Date.now()) },
        session: {
          ...services.session,
          signOut: () => {
            did.signedOut += 1;
            if (hearsSignOut) sandbox.signOut();
          },
        },
      },
      { onSagaError: (error) => expect(error).toBeUndefined() },
    );
    const said: string[] = [];
    const { dispatch } = store;
    store.subscribe(() => {
      const { remark } = store.getState();
      const words = spokenRemark(remark).trim();
      if (words !== '' && said.at(-1) !== words) said.push(words);
    });
    const sagas = start();
    closings.push(() => {
      sagas.cancel();
      place.close();
    });
    return {
      did,
      asked,
      /** What the announcer has said besides how the load goes. */
      said,
      services,
      state: (): RootState => store.getState(),
      status: () => store.getState().session.status,
      warning: () => {
        const { session: now } = store.getState();
        return now.status === 'active' && now.warning && now.warning.answer !== 'given'
          ? textOf(now.warning.says)
          : undefined;
      },
      happen: async (event: UnknownAction) => {
        dispatch(event as never);
        await settle();
      },
      connect: (isOnline: boolean) => void pageEvents.dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
      comeToFront: () => void pageEvents.dispatchEvent(new Event('visibilitychange')),
      /** Its window gets the focus, beside another one. */
      getFocus: () => void pageEvents.dispatchEvent(new Event('focus')),
      /** The browser shows the page again that it has kept. */
      returnFromCache: () => void pageEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    };
  };

  const tabs = Array.from({ length: count }, openTab);
  for (let round = 0; round < 6; round += 1) await settle();
  const [first] = tabs;
  if (first === undefined) throw new Error('There is no tab.');
  return {
    tabs,
    first,
    sandbox,
    hold: gate.hold,
    release: gate.release,
    /** Closes the tabs before the test ends. */
    close: () => {
      for (const close of closings.splice(0)) close();
    },
    /** Whether the portal says that nobody is signed in. */
    isOver: () => isOver(sandbox.session(), Date.now()),
    /** How long ago the portal's session ended for want of a call, in milliseconds; negative before that. */
    sinceEnd: () => {
      const { limit } = sandbox.session();
      return limit === undefined ? Number.NEGATIVE_INFINITY : Date.now() - limit.usedAt - limit.seconds * 1_000;
    },
    settle,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
    /** The device sleeps: time passes, and no timer fires. */
    sleep: (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds),
    /** Somebody puts the device's clock forward, or back. */
    setClock: (milliseconds: number) => {
      clockIsAhead += milliseconds;
    },
    /** The session is used by something that no tab knows of, such as an app. */
    callElsewhere: () => sandbox.fetch('/portal/api/portfolio-msrv/headings/summary'),
  };
};
