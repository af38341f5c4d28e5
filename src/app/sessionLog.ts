import type { Store } from '@reduxjs/toolkit';
import type { SagaMonitor } from 'redux-saga';
import type { ExportWindow } from '../platform/sessionExport';
import type { ExportSession } from '../platform/sessionOffer';
import type { RootState } from './rootReducer';

/** One thing that the sagas' monitor was told: when, in milliseconds since 1970, which of its methods, with what. */
export type Heard = readonly [at: number, method: string, ...told: readonly unknown[]];

/** Everything that the monitor was told, for the recorder, whose script comes later. */
export interface SessionLog {
  readonly monitor: SagaMonitor;
  /** What nobody has taken yet. */
  readonly heard: Heard[];
  /** Takes what is heard; the recorder replaces it. */
  hear: (entry: Heard) => void;
}

// So much is kept for a recorder that nobody has wanted yet; then it comes, because it keeps less.
const MOST_HEARD = 5_000;

/** The recorder and the replay, which come when they are wanted. */
export const sessionsChunk = () => import(/* webpackChunkName: "sessions" */ './sessions');

/** Keeps what happens in a page that records its session, until the recorder takes it. */
export const createSessionLog = (): SessionLog => {
  const log: SessionLog = {
    heard: [],
    hear: (entry) =>
      void (log.heard.push(entry) === MOST_HEARD && sessionsChunk().then(({ takeOver }) => takeOver(log))),
    // Each of the monitor's methods in one; the recorder tells them apart.
    monitor: new Proxy({} as SagaMonitor, {
      get:
        (_, method) =>
        (...told: unknown[]) =>
          log.hear([Date.now(), method as string, ...told]),
    }),
  };
  return log;
};

/** "Export session" of a page; the script for it comes when it is wanted. */
export const exporterOf =
  (window: ExportWindow, log: SessionLog, store: Pick<Store<RootState>, 'getState'>): ExportSession =>
  (wanted = 'here') =>
    sessionsChunk().then(({ exportSession }) => exportSession(window, log, store.getState(), wanted));
