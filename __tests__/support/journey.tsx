import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { Provider } from 'react-redux';
import { sandboxFetch } from '../../config/sandbox/fetch';
import { App } from '../../src/app/App';
import { createDevTools } from '../../src/app/devTools/timeTravel';
import { PortalRouter } from '../../src/app/PortalRouter';
import { createPortalStore } from '../../src/app/store';
import type { EndpointName } from '../../src/contract/endpoints';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { ProductTileName } from '../../src/contract/tileNames';
import { createServices } from '../../src/platform/createServices';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { keepFocus } from '../../src/platform/keepFocus';
import { startEarly } from './earlyCalls';
import { createGate } from './gate';
import { journeyWindow } from './journeyWindow';
import { type AnswersByCall, overrideAnswer } from './overrideAnswer';

keepFocus(document);

/** A visit to the portal: which member, what goes wrong, and where the visit starts. */
export interface JourneyOptions {
  /** A persona of the sandbox. */
  readonly member?: string;
  /** Faults in the sandbox's notation. */
  readonly faults?: string;
  /** Calls with other answers than the persona's. */
  readonly answers?: AnswersByCall;
  readonly configuration?: Partial<RuntimeConfiguration>;
  /** The sandbox's session ends after so many seconds without a call. */
  readonly seconds?: number;
  /** The application's address at the start; the root by default. */
  readonly at?: string;
  /** Calls whose answers are held back from the start; `release` lets one go. */
  readonly held?: readonly EndpointName[];
  /** Whether the page's inline script has run before and its calls have been answered, as on a slow line. */
  readonly early?: boolean;
  /** Runs just before the application starts. */
  readonly beforeStart?: () => void;
  /** Wraps the sandbox's `fetch`, for a test that watches requests. */
  readonly watch?: (answer: typeof fetch) => typeof fetch;
  /** Lets Redux DevTools attach, if the test has put them on the window. */
  readonly devTools?: boolean;
}

// Styles stay out of the document: nobody sees them here, and each query by role would go through all of them. One
// cache serves all visits of a file, so that a style is compiled once.
const styles = createCache({ key: 'journey', container: document.createElement('div') });

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

const spoken = (region: HTMLElement): { readonly texts: string[]; readonly stop: () => void } => {
  const texts: string[] = [];
  const listen = () => {
    const text = region.textContent;
    if (text !== '' && text !== texts.at(-1)) texts.push(text);
  };
  listen();
  const observer = new MutationObserver(listen);
  observer.observe(region, { subtree: true, childList: true, characterData: true });
  return { texts, stop: () => observer.disconnect() };
};

const keepLinksInside = (followed: string[]): (() => void) => {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented) return;
    followed.push(link.getAttribute('href') ?? '');
    if (!link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  window.addEventListener('click', follow);
  return () => window.removeEventListener('click', follow);
};

const textsIn = (node: Node): readonly string[] =>
  node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [...node.childNodes].flatMap(textsIn);

/** The texts of an element, separated by single blanks. */
export const textOf = (element: Element | null | undefined): string =>
  (element ? textsIn(element) : [])
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d,) (?=\d)/g, '')
    .trim();

/**
 * Opens the portal for a member of the sandbox, the whole application in this process, and waits until everything has
 * loaded. Time is virtual. It is closed at the end of the test.
 */
export const openPortal = async (options: JourneyOptions = {}) => {
  const { member = 'typical', faults = '', at = '/', held = [], devTools = false, early = false, watch } = options;
  const configuration: RuntimeConfiguration = { ...defaultConfiguration, ...options.configuration };
  const sandbox = sandboxFetch({ member, faults, seconds: options.seconds });
  const gate = createGate(held);
  const answer = overrideAnswer(gate.watch(sandbox.fetch), options.answers ?? {});
  const watched = watch?.(answer) ?? answer;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  window.document.cookie = `XSRF-TOKEN=${sandbox.session().xsrfToken}; path=/`;
  window.history.replaceState(null, '', configuration.location === 'hash' ? `/#${at}` : at);

  const earlyRequests = early ? startEarly(configuration, watched) : undefined;
  if (early) await jest.advanceTimersByTimeAsync(0);
  options.beforeStart?.();
  const place = journeyWindow(watched, earlyRequests);
  const crashes: unknown[] = [];
  const services = createServices(place.window, configuration);
  const tools = devTools ? createDevTools(place.window, services) : { services, instruments: {} };
  const { store, start } = createPortalStore(tools.services, {
    ...tools.instruments,
    onSagaError: (error) => crashes.push(error),
  });
  const followed: string[] = [];
  const releaseLinks = keepLinksInside(followed);
  const sagas = start();
  // As the page's template has it.
  const region = document.createElement('span');
  region.id = 'announcer';
  region.role = 'status';
  document.body.append(region);
  const announcer = spoken(region);
  const { container, unmount } = render(
    <CacheProvider value={styles}>
      <Provider store={store}>
        <PortalRouter navigation={services.navigation}>
          <App />
        </PortalRouter>
      </Provider>
    </CacheProvider>,
    {
      onCaughtError: (error, details) => {
        crashes.push(error);
        rootErrorHooks(services.reportError).onCaughtError(error, details);
      },
    },
  );

  /** Lets virtual time pass. */
  const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

  /** Waits for answers that need no time: until the state has not changed for some rounds. */
  const settle = async () => {
    let still = 0;
    for (let round = 0; round < 60 && still < 4; round += 1) {
      const before = store.getState();
      await pass(0);
      still = store.getState() === before ? still + 1 : 0;
    }
  };

  const close = () => {
    sagas.cancel();
    announcer.stop();
    unmount();
    region.remove();
    releaseLinks();
    place.close();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  };
  ends.push(close);

  await settle();

  return {
    store,
    services,
    sandbox,
    container,
    settle,
    pass,
    /** Ends the visit before the test does. */
    close: () => {
      ends.splice(ends.indexOf(close), 1);
      close();
    },
    /** What the portal wrote to its console. */
    logged: place.logged,
    /** Errors that were caught by nothing or by a boundary. */
    crashes,
    /** Addresses of the links that were followed out of the portal. */
    followed,
    /** What the announcer said, each text once. */
    announced: announcer.texts,
    user: userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds) }),
    /** From now on, holds the answers of a call back. */
    hold: gate.hold,
    /** Lets a held call be answered. */
    release: async (call: EndpointName) => {
      gate.release(call);
      await settle();
    },
    /** The tile of a product; throws if it is not shown. */
    tile: (name: ProductTileName): HTMLElement => {
      const found = container.querySelector<HTMLElement>(`article[data-tile="${name}"]`);
      if (found === null) throw new Error(`There is no tile ${name}.`);
      return found;
    },
    /** Names of the product tiles on the screen, in order. */
    tiles: (known: readonly string[]): readonly string[] =>
      [...container.querySelectorAll<HTMLElement>('article[data-tile]')]
        .map((tile) => tile.dataset.tile ?? '')
        .filter((name) => known.includes(name)),
    /** Messages that reached the portal's error log on the server. */
    reported: (): readonly string[] =>
      sandbox.sent().logs.map((record) => (record as { readonly message: string }).message),
    /** Names of the calls that were sent, oldest first. */
    calls: (): readonly string[] => sandbox.sent().calls.map(({ call }) => call),
  };
};

/** An open portal. */
export type Journey = Awaited<ReturnType<typeof openPortal>>;
