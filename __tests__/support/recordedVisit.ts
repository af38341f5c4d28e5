import type { UnknownAction } from '@reduxjs/toolkit';
import { sandboxFetch } from '../../config/sandbox/fetch';
import type { RootState } from '../../src/app/rootReducer';
import { createSessionLog } from '../../src/app/sessionLog';
import { createRecorder } from '../../src/app/sessions/recorder';
import type { Session } from '../../src/app/sessions/sessionFile';
import { createPortalStore } from '../../src/app/store';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createServices } from '../../src/platform/createServices';
import { journeyWindow } from './journeyWindow';

/** A visit to the portal without its screen, which is recorded. */
export interface RecordedVisitOptions {
  /** A persona of the sandbox. */
  readonly member: string;
  /** Faults in the sandbox's notation. */
  readonly faults?: string;
  /** Wraps the sandbox's `fetch`. */
  readonly watch?: (answer: typeof fetch) => typeof fetch;
  /** The page's address, from its path on. */
  readonly at?: string;
}

/** An open visit; time is virtual. */
export interface RecordedVisit {
  readonly state: () => RootState;
  readonly happen: (event: UnknownAction) => Promise<void>;
  readonly go: (to: string) => Promise<void>;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly session: () => Session;
  readonly close: () => void;
}

const SETTLED_MS = 5_000;

/** Opens the portal's store for a member, and lets everything load. Call `jest.useFakeTimers()` before. */
export const recordVisit = async ({
  member,
  faults = '',
  watch = (answer) => answer,
  at = '/#/portfolio',
}: RecordedVisitOptions): Promise<RecordedVisit> => {
  const pass = async (milliseconds: number) => void (await jest.advanceTimersByTimeAsync(milliseconds));
  const sandbox = sandboxFetch({ member, faults });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `XSRF-TOKEN=${sandbox.session().xsrfToken}; path=/`;
  window.history.replaceState(null, '', at);
  const place = journeyWindow(watch(sandbox.fetch));
  const services = createServices(place.window, defaultConfiguration);
  const log = createSessionLog();
  const { store, start, stop } = createPortalStore(services, {
    sagaMonitor: log.monitor,
    onSagaError: (error) => {
      throw error;
    },
  });
  const { configuration, page, room } = store.getState();
  const recorder = createRecorder(log);
  start();
  await pass(SETTLED_MS);
  return {
    state: () => store.getState(),
    pass,
    happen: async (event) => {
      store.dispatch(event);
      await pass(SETTLED_MS);
    },
    go: async (to) => {
      services.navigation.push(to);
      await pass(SETTLED_MS);
    },
    session: () => recorder.session({ version: '0', member, faults, start: { configuration, page, room } }),
    close: () => {
      stop();
      place.close();
      localStorage.clear();
      sessionStorage.clear();
      window.history.replaceState(null, '', '/');
    },
  };
};
