import { askSandbox, type ExportWindow, handOver, saveFile } from '../../platform/sessionExport';
import type { Wanted } from '../../platform/sessionOffer';
import { findNames } from '../../platform/sourceNames';
import type { RootState } from '../rootReducer';
import type { SessionLog } from '../sessionLog';
import { createRecorder, type Recorder } from './recorder';
import { writeSessionText } from './sessionFile';

export { showSessions } from './screen';

const recorders = new WeakMap<SessionLog, Recorder>();

/** Takes over what a page's log has heard; at the second call nothing is left to take. */
export const takeOver = (log: SessionLog): Recorder => {
  const recorder = recorders.get(log) ?? createRecorder(log);
  recorders.set(log, recorder);
  return recorder;
};

/**
 * "Export session": saves what has happened in this page as a file, without anything personal, or hands it to the
 * sandbox's page. Resolves to the text of the file.
 */
export const exportSession = async (
  window: ExportWindow,
  log: SessionLog,
  { configuration, page, room }: RootState,
  wanted: Wanted,
): Promise<string> => {
  const recorder = takeOver(log);
  const names = process.env.NODE_ENV === 'production' ? await findNames(window, [...recorder.sagas()]) : undefined;
  const visit = configuration.sessions === 'recorded' ? await askSandbox(window) : { member: '', faults: '' };
  const session = recorder.session(
    { version: process.env.PORTAL_VERSION ?? 'unknown', ...visit, start: { configuration, page, room } },
    names && ((saga) => names.get(saga) ?? saga.name),
  );
  const text = writeSessionText(session);
  if (wanted === 'here') saveFile(window, `session-${session.startedAt.replace(/\W/g, '-')}.json`, text);
  else handOver(window, text);
  return text;
};
