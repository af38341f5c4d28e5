import type { ErrorLogRecord } from '../contract/errorLog';
import { type Frame, framesOf, lineOf } from './frames';
import type { TimedEntry } from './logger';
import { createServerLog, type ServerLogSurroundings } from './serverLog';
import type { FetchSourceMap, TraceFrames } from './sourceMaps';

/** What the posting end of the log needs. */
export interface ErrorLogSurroundings extends ServerLogSurroundings {
  /** The portal's own origin, whose files have source maps. */
  readonly origin: string;
  /** Set if the operator wants source maps. */
  readonly fetchSourceMap: FetchSourceMap | undefined;
}

/** How long a record waits for source maps, in milliseconds. */
export const LONGEST_TRACE_MS = 10_000;

/** The result of `promise`, or `otherwise` if it fails or takes too long. */
const inTime = <Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_TRACE_MS, otherwise);
    const settle = (value: Value) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle(otherwise));
  });

/** The frames of an entry: those of its stack, and the frame to report as its place, which may be the caller's. */
const framesIn = ({ stack, caller = '' }: TimedEntry) => {
  const frames = framesOf(stack);
  // The frame after the logger's own is the caller's.
  return { frames, place: frames.find(({ fileName }) => fileName !== '') ?? framesOf(caller)[1] };
};

/** The six keys of the record (rule `log.record`), with the frames after `additional` if the entry lists them. */
const recordOf = (entry: TimedEntry, frames: readonly Frame[], place: Frame | undefined): ErrorLogRecord => ({
  message: entry.message,
  additional: entry.listsFrames ? [...entry.additional, frames.map(lineOf)] : entry.additional,
  level: entry.level,
  timestamp: entry.timestamp,
  fileName: place?.fileName ?? '',
  lineNumber: place?.lineNumber ?? 0,
});

/**
 * The posting end of the log, in its own chunk: turns entries into records and posts them (rule `log.record`). With
 * source maps, a record waits until its frames are traced; if that fails it is sent as it is.
 */
export const createErrorLog = ({ fetchSourceMap, origin, ...surroundings }: ErrorLogSurroundings) => {
  const send = createServerLog(surroundings);
  let tracing: Promise<TraceFrames> | undefined;

  const traceFrames = async (fetchMap: FetchSourceMap): Promise<TraceFrames> => {
    const { createTracer } = await import(/* webpackChunkName: "source-maps" */ './sourceMaps');
    return createTracer(fetchMap, origin);
  };

  return (entry: TimedEntry): void => {
    const { frames, place } = framesIn(entry);
    const record = recordOf(entry, frames, place);
    if (fetchSourceMap === undefined || place === undefined) {
      send(record);
      return;
    }
    const traced = async () => {
      tracing ??= traceFrames(fetchSourceMap);
      const [first, ...all] = await (await tracing)([place, ...frames]);
      return recordOf(entry, all, first);
    };
    send(record, () => inTime(traced(), record));
  };
};
