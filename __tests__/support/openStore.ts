import { sandboxFetch } from '../../config/sandbox/fetch';
import { createRecorder } from '../../src/app/recorder';
import { writeRecording } from '../../src/app/recordings/history';
import { createRootReducer } from '../../src/app/rootReducer';
import { createPortalStore } from '../../src/app/store';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServices } from '../../src/platform/createServices';
import { createGate } from './gate';
import { bareDocument, journeyWindow } from './journeyWindow';

/** Who is signed in: the cookie, or the header, that identifies them. */
export type Session = 'A' | 'B';

/** The header in which the sandbox names the session of an answer. */
const SESSION_HEADER = 'X-Session';

/** A visit without a page. */
interface StoreOptions {
  /** A persona of the sandbox. */
  readonly member?: string;
  /** Faults in the sandbox's notation. */
  readonly faults?: string;
  /** What tells one session from another; by default nothing does. */
  readonly identity?: 'cookie' | 'header' | 'nothing';
  readonly configuration?: Partial<RuntimeConfiguration>;
  /** Changes the text of each answer, given the session under which its call was sent. */
  readonly mark?: (text: string, session: Session) => string;
}

/** Runs everything that needs no time. */
export const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

/**
 * The saga harness: the real store with every saga and service, over the sandbox and without a page, because everything
 * a page shows is in the store. It is on the overview, and each answer waits until the test lets it in. Time is virtual.
 * Close it before the test ends, which also removes what it has stored.
 */
export const openStore = ({
  member = 'everything',
  faults = '',
  identity = 'nothing',
  configuration,
  mark = (text) => text,
}: StoreOptions = {}) => {
  window.history.replaceState(null, '', '/#/portfolio');
  const sandbox = sandboxFetch({ member, faults });
  let session: Session = 'A';
  const gate = createGate();
  const reloads: Session[] = [];
  const answer = gate.watch(async (address, init) => {
    const sentUnder = session;
    const response = await sandbox.fetch(address, init);
    const text = mark(await response.text(), sentUnder);
    return new Response(text, { status: response.status, headers: { [SESSION_HEADER]: sentUnder } });
  });
  const place = journeyWindow(answer);
  const document = bareDocument(() => `portal-session=${session}; XSRF-TOKEN=${sandbox.session().xsrfToken}`);
  const services = createServices(
    { ...place.window, document },
    {
      ...defaultConfiguration,
      ...configuration,
      session: {
        ...defaultConfiguration.session,
        ...configuration?.session,
        cookie: identity === 'cookie' ? 'portal-session' : '',
        header: identity === 'header' ? SESSION_HEADER : '',
      },
    },
  );
  const recorder = createRecorder(services.clock);
  const { store, start } = createPortalStore(
    { ...services, navigation: { ...services.navigation, reload: () => void reloads.push(session) } },
    {
      middleware: [recorder.middleware],
      onSagaError: (error) => expect(error).toBeUndefined(),
    },
  );
  const initial = store.getState();
  const sagas = start();
  return {
    store,
    /** The state before the first event. */
    initial,
    sandbox,
    /** What the portal wrote to its console. */
    logged: place.logged,
    /** Every action, oldest first. */
    get actions() {
      return recorder.actions.map(({ action }) => action);
    },
    /** The session so far, as "Export session" writes it. */
    session: () => writeRecording('0', createRootReducer(services.configuration), initial, recorder.actions),
    waiting: gate.waiting,
    /** The session under which each reload of the page happened. */
    reloads,
    go: services.navigation.push,
    signIn: (other: Session) => {
      session = other;
    },
    comeToFront: () => void globalThis.dispatchEvent(new Event('visibilitychange')),
    answer: gate.answer,
    /** Lets in every answer, and those of the calls that follow from them. */
    answerAll: async () => {
      gate.open();
      for (let round = 0; round < 20; round += 1) await settle();
    },
    close: () => {
      sagas.cancel();
      place.close();
      localStorage.clear();
      sessionStorage.clear();
      window.history.replaceState(null, '', '/');
    },
  };
};
