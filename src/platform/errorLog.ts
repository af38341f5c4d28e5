import type { ErrorLogRecord } from '../contract/errorLog';
import { createChunk } from './chunk';
import { type Frame, framesOf, lineOf } from './frames';
import type { ErrorLogSurroundings, LogEntry } from './log';
import { withoutSecrets } from './secrets';
import { createServerLog } from './serverLog';

/** How long a record waits for source maps, in milliseconds. */
export const LONGEST_TRACE_MS = 10_000;

/**
 * The writing end of the log, in its own chunk: takes secrets out of entries (rule `log.redaction`), prints them, and
 * posts them as records (rule `log.record`), which wait until their frames are traced, if that can be done.
 */
export const createErrorLog = (surroundings: ErrorLogSurroundings) => {
  const { window, configuration, print } = surroundings;
  const names = [configuration.content.arrearToken];
  const send = createServerLog(surroundings);
  const tracer = createChunk(async () => {
    const { createTracer } = await import(/* webpackChunkName: "operator" */ './sourceMaps');
    return createTracer(window);
  });

  return (entry: LogEntry): void => {
    const { level, timestamp, secrets, stack, caller = '' } = entry;
    // Everything that leaves the page passes here.
    const clean = (part: string): string =>
      part === entry.reference ? part : withoutSecrets(part, { values: secrets, names });
    const message = clean(entry.message);
    const additional = entry.additional.map(clean);
    if (entry.isPrinted) print(level, message, ...additional);
    if (!entry.isPosted) return;

    const recordOf = (frames: readonly Frame[], place: Frame | undefined): ErrorLogRecord => ({
      message,
      additional: entry.listsFrames ? [...additional, frames.map(lineOf)] : additional,
      level,
      timestamp,
      fileName: place?.fileName ?? '',
      lineNumber: place?.lineNumber ?? 0,
    });
    const frames = framesOf(stack, clean);
    // Without a place of its own, an entry has that of the code that logged: the frame after the logger's own.
    const place = frames.find(({ fileName }) => fileName !== '') ?? framesOf(caller, clean)[1];
    const record = recordOf(frames, place);
    if (!configuration.logger.sourceMaps || place === undefined) {
      send(record);
      return;
    }
    const traced = async () => {
      const trace = await tracer.load();
      const [first, ...all] = await trace([place, ...frames]);
      return recordOf(all, first);
    };
    const late = () => new Promise<ErrorLogRecord>((resolve) => setTimeout(resolve, LONGEST_TRACE_MS, record));
    send(record, () => Promise.race([traced().catch(() => record), late()]));
  };
};
