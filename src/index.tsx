import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app/App';
import { PortalRouter } from './app/PortalRouter';
import { createRecorder } from './app/recorder';
import { createPortalStore } from './app/store';
import { createServices } from './platform/createServices';
import { keepFocusInSight } from './platform/focusInSight';
import { rootErrorHooks, sagaErrorHook, watchGlobalErrors } from './platform/globalErrors';
import type { EarlyRequests } from './platform/http';
import { nextTask } from './platform/nextTask';
import { readRuntimeConfiguration } from './platform/runtimeConfigurationReader';
import type { Analytics } from './platform/services';
import { offerSession } from './platform/sessionExport';
import { overviewBlocks } from './screens/blocksScript';

declare global {
  interface Window {
    /** The calls that its inline script has sent, the one about the products first (src/platform/earlyCalls.ts). */
    readonly earlyRequests?: EarlyRequests;
    /** Shows the failure text in the page's HTML; its inline script defines it (config/webpack/watchStart.js). */
    startFailed(): void;
  }
}

/** How long, in milliseconds, the page's own picture stays at most while the first answer is awaited. */
const FIRST_ANSWER_MS = 100;

/** By then the first screen has loaded what it needs, in milliseconds. */
const LATER_MS = 2_000;

// The styles nest rules and ask for contents; a browser that cannot do that would draw a page that nobody can read
// (rule `start.browser`).
const canDraw = (): boolean => CSS.supports('selector(&)') && CSS.supports('selector(:has(a))');

/**
 * Waits for the first answer to the page's own calls, that about the products, but not for long. What we would draw
 * before it looks like what the page shows already; and drawing takes longer than the answer, which then finds the
 * browser busy, and with it the calls that leave once it is there (rule `start.draw`).
 */
const firstAnswer = (): Promise<unknown> => {
  const [products] = Object.values(window.earlyRequests ?? {});
  if (products === undefined) return Promise.resolve();
  const limit = new Promise((resolve) => setTimeout(resolve, FIRST_ANSWER_MS));
  // Those who take it over handle its failure.
  return Promise.race([products.text.catch(() => undefined), limit]);
};

const measure = (analytics: Analytics): void => {
  import(/* webpackChunkName: "measures" */ './platform/measures')
    .then(({ measurePage }) => measurePage(window, analytics))
    // Like an event that is not counted, a page that is not measured must not disturb the member.
    .catch(() => undefined);
};

const start = async (): Promise<void> => {
  if (!canDraw()) {
    document.getElementById('too-old')?.removeAttribute('hidden');
    return;
  }
  const { configuration, problems } = await readRuntimeConfiguration(document);
  // With the answer about the products, the page's inline script sends the calls of the tiles, which would otherwise
  // wait until the application has started.
  await nextTask();
  // Not before, because on a slow line it would take half of the way of this script, and the tiles need this one alone.
  // Whoever draws the blocks handles its failure.
  overviewBlocks.load().catch(() => undefined);
  const services = createServices(window, configuration);
  const { reportError, prepareErrorLog, navigation, log } = services;
  watchGlobalErrors(window, reportError);
  for (const { key, reason } of problems) log.error(`The runtime configuration's ${key} was not accepted: ${reason}`);

  const isDeveloped = process.env.NODE_ENV !== 'production';
  const tools =
    isDeveloped || configuration.devTools
      ? (await import(/* webpackChunkName: "dev-tools" */ './app/devTools')).createDevTools(window, services)
      : { services, instruments: {} };
  const recorder = isDeveloped || configuration.sessions === 'recorded' ? createRecorder(services.clock) : undefined;
  const { store, start: startSagas } = createPortalStore(tools.services, {
    ...tools.instruments,
    recorder: recorder?.middleware,
    onSagaError: sagaErrorHook(reportError),
  });
  if (recorder) {
    const begun = store.getState();
    offerSession(window, async () => {
      const { writeSession } = await import(/* webpackChunkName: "sessions" */ './app/sessions/history');
      return writeSession(process.env.PORTAL_VERSION ?? 'unknown', begun, recorder.actions);
    });
  }
  const answered = firstAnswer();
  startSagas();
  await answered;
  // The sagas have the answer by then.
  await nextTask();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id root.');
  keepFocusInSight(root);
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
    if (configuration.measures) measure(services.analytics);
  }, LATER_MS);
};

start().catch((error: unknown) => {
  // Written to the console (rule `start.failure`); the member sees the failure text in the page's HTML.
  console.error('The application could not start.', error);
  window.startFailed();
});
