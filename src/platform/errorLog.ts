import type { ErrorLogRecord } from '../contract/errorLog';
import { type Frame, framesOf, lineOf } from './frames';
import type { TimedEntry } from './logger';
import { createServerLog, type ServerLogSurroundings } from './serverLog';
import type { FetchSourceMap, TraceFrames } from './sourceMaps';

/** What the far end of the log needs. */
export interface ErrorLogSurroundings extends ServerLogSurroundings {
  /** The portal's own, whose files have source maps. */
  readonly origin: string;
  /** Given where the operator wants source maps. */
  readonly fetchSourceMap: FetchSourceMap | undefined;
}

/** How long a record waits for source maps, in milliseconds. */
export const LONGEST_TRACE_MS = 10_000;

/** What comes of `promise`, or `otherwise` where that fails or takes too long. */
const inTime = <Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_TRACE_MS, otherwise);
    const settle = (value: Value) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle(otherwise));
  });

/** The frames of an entry: those of its stack, and the place that stands for it, which may be its caller's. */
const framesIn = ({ stack, caller = '' }: TimedEntry) => {
  const frames = framesOf(stack);
  // The frame behind the logger's own is the caller's.
  return { frames, place: frames.find(({ fileName }) => fileName !== '') ?? framesOf(caller)[1] };
};

/** The six keys of the record (spec section 3), its frames behind `additional` where the entry lists them. */
const recordOf = (entry: TimedEntry, frames: readonly Frame[], place: Frame | undefined): ErrorLogRecord => ({
  message: entry.message,
  additional: entry.listsFrames ? [...entry.additional, frames.map(lineOf)] : entry.additional,
  level: entry.level,
  timestamp: entry.timestamp,
  fileName: place?.fileName ?? '',
  lineNumber: place?.lineNumber ?? 0,
});

/**
 * The far end of the log, in a chunk of its own: turns entries into records and posts them (spec section 7, "Error
 * logging"). With source maps, a record waits for its frames to be traced, and goes as it is where they cannot be.
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
