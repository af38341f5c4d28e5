import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app/App';
import { PortalRouter } from './app/PortalRouter';
import { createRecorder } from './app/recorder';
import { createRootReducer } from './app/rootReducer';
import { createPortalStore } from './app/store';
import { createServices } from './platform/createServices';
import { swallowStrayClicks } from './platform/document';
import { rootErrorHooks, watchGlobalErrors } from './platform/globalErrors';
import { nextTask } from './platform/http';
import { keepFocus } from './platform/keepFocus';
import { readTexts } from './platform/pageTexts';
import { readRuntimeConfiguration } from './platform/runtimeConfigurationReader';
import { overviewBlocks } from './screens/blocksScript';
import { selectMaySend } from './state/session/slice';
import { installTexts, type Texts } from './texts/installed';
import { keepFocusInSight } from './ui/focusInSight';

declare global {
  interface Window {
    /** The texts of the page's language, from a script of their own. */
    readonly portalTexts?: Texts['messages'];
    /** Shows the failure text in the page's HTML; its inline script defines it (config/webpack/watchStart.js). */
    startFailed(): void;
  }
}

/** How long the page's own first paint waits for the products at most, in milliseconds. */
const FIRST_ANSWER_MS = 100;

/** How long after drawing to fetch the later scripts, in milliseconds: the first screen has loaded by then. */
const LATER_MS = 2_000;

// Whether the browser knows what the styles need (rule `start.browser`).
const canDraw = (): boolean => CSS.supports('selector(&)') && CSS.supports('selector(:has(a))');

// Waits for the products, but not for long: what we would draw before looks like what the page shows already, and
// would delay the answer and the calls that it leads to (rule `start.draw`).
const firstAnswer = (): Promise<unknown> => {
  const [products] = Object.values(window.earlyRequests ?? {});
  if (products === undefined) return Promise.resolve();
  const limit = new Promise((resolve) => setTimeout(resolve, FIRST_ANSWER_MS));
  // Those who take it over handle its failure.
  return Promise.race([products.text.catch(() => undefined), limit]);
};

const start = async (): Promise<void> => {
  if (!canDraw()) {
    document.querySelector('[data-text="start.loading"]')?.remove();
    document.getElementById('too-old')?.removeAttribute('hidden');
    return;
  }
  // The page already says that a file is missing, such as its styles; nothing is drawn over that.
  if (document.getElementById('start-failed')?.hidden === false)
    throw new Error('A file that the page needs could not be loaded.');
  const { configuration, problems } = await readRuntimeConfiguration(document);
  installTexts(readTexts(window, configuration));
  // Lets the page's inline script send the calls of the tiles, if the products have answered.
  await nextTask();
  // Only now, because on a slow line it would delay this script. Whoever draws the blocks handles its failure.
  overviewBlocks.load().catch(() => undefined);
  const services = createServices(window, configuration);
  const { reportError, prepareErrorLog, navigation, log } = services;
  watchGlobalErrors(window, reportError);
  for (const { key, reason } of problems) log.error(`The runtime configuration's ${key} was not accepted: ${reason}`);

  const isDeveloped = process.env.NODE_ENV !== 'production';
  const tools =
    isDeveloped || configuration.devTools
      ? (await import(/* webpackChunkName: "dev-tools" */ './app/devTools/timeTravel')).createDevTools(window, services)
      : undefined;
  const recorder = isDeveloped || configuration.sessions === 'recorded' ? createRecorder(services.clock) : undefined;
  const { store, start: startSagas } = createPortalStore(tools?.services ?? services, {
    ...tools?.instruments,
    middleware: [...(tools?.instruments.middleware ?? []), ...(recorder ? [recorder.middleware] : [])],
    onSagaError: (error) => void reportError(error),
  });
  if (recorder) {
    const begun = store.getState();
    const version = process.env.PORTAL_VERSION ?? 'unknown';
    import(/* webpackChunkName: "dev-tools" */ './app/recordings/history')
      .then(({ offerRecording, writeRecording }) =>
        offerRecording(async () => writeRecording(version, createRootReducer(configuration), begun, recorder.actions)),
      )
      .catch(reportError);
  }
  const answered = firstAnswer();
  startSagas();
  await answered;
  // One task later the sagas have the answer.
  await nextTask();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id root.');
  keepFocusInSight(root);
  keepFocus(document);
  swallowStrayClicks(document);
  createRoot(root, rootErrorHooks(reportError)).render(
    <Provider store={store}>
      <PortalRouter navigation={navigation}>
        <App />
      </PortalRouter>
    </Provider>,
  );
  setTimeout(() => {
    // Fetched early, because it may have to report that nothing can be fetched any more.
    prepareErrorLog();
    if (!configuration.measures) return;
    import(/* webpackChunkName: "operator" */ './platform/measures')
      .then(({ measurePage }) => measurePage(window, services.analytics, () => selectMaySend(store.getState())))
      // A page that is not measured must not disturb the member.
      .catch(() => undefined);
  }, LATER_MS);
};

start().catch((error: unknown) => {
  // Written to the console (rule `start.failure`); the member sees the failure text in the page's HTML.
  console.error('The application could not start.', error);
  window.startFailed();
});
