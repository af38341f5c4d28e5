import { sandboxFetch } from '../../config/sandbox/fetch';
import { createDevTools } from '../../src/app/devTools';
import { shortenAction } from '../../src/app/devTools/shorten';
import { createPortalStore } from '../../src/app/store';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServices } from '../../src/platform/createServices';
import { liftedStoreOf } from './devToolsExtension';
import { journeyWindow } from './journeyWindow';

/** What Redux DevTools list of a full load of the overview by the member "everything", oldest first. */
export const devToolsLog = async (): Promise<readonly { readonly type: string }[]> => {
  const sandbox = sandboxFetch({ member: 'everything' });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `XSRF-TOKEN=${sandbox.session().xsrfToken}; path=/`;
  window.history.replaceState(null, '', '/#/portfolio');
  const place = journeyWindow(sandbox.fetch);
  const { instruments, services } = createDevTools(place.window, createServices(place.window, defaultConfiguration));
  const { store, start, stop } = createPortalStore(services, {
    ...instruments,
    onSagaError: (error) => {
      throw error;
    },
  });
  start();
  await jest.advanceTimersByTimeAsync(5_000);
  const { actionsById, stagedActionIds } = liftedStoreOf(store).getState();
  stop();
  place.close();
  window.history.replaceState(null, '', '/');
  return stagedActionIds.slice(1).map((id) => shortenAction(actionsById[id]?.action ?? { type: '' }));
};

const WIDEST = 118;

/** The lines of that log as the how-to prints them. */
export const printLog = (log: readonly { readonly type: string }[]): string =>
  log
    .map(({ type, ...rest }, index) => {
      const [, payload = ''] = /^{"payload":(.*?)(?:,"meta":.*)?}$/s.exec(JSON.stringify(rest)) ?? [];
      const line = `${String(index + 1).padStart(2)} ${type} ${payload}`.trimEnd();
      return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
    })
    .join('\n');

/** The document in which it stands. */
export const LOG_DOCUMENT = 'docs/how-to/debug-with-time-travel.md';

const LOG = /(```text log of a full load\n)[\s\S]*?(\n```)/;

/** The document with this log in it. */
export const withLog = (document: string, log: string): string =>
  document.replace(LOG, (_, start: string, end: string) => `${start}${log}${end}`);
