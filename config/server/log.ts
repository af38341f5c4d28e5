import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

const toStandardOutput = (): DestinationStream => {
  const stream = destination({ dest: 1, sync: true });
  // The reader of the output may be gone (npm ends before the server does); the server then continues without a log.
  stream.on('error', () => {});
  return stream;
};

/** The server's log: one JSON object a line, with the time in ISO 8601 and the level by its name. */
export const makeLog = (stream: DestinationStream = toStandardOutput()): Logger =>
  pino(
    {
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream,
  );

/** Logs causes that may occur often. */
export interface CauseLog {
  /** Logs the cause at once, or within a second together with all further ones of its kind. */
  readonly report: (cause: string) => void;
  /** Logs what has been counted but not logged yet. */
  readonly flush: () => void;
}

const A_SECOND = 1_000;

/** A log of causes with at most one line a second for each, which says how often it occurred. */
export const makeCauseLog = (log: Logger, message: string): CauseLog => {
  const counts = new Map<string, number>();
  const write = (cause: string, count: number) => log.warn({ cause, count }, message);
  const settle = (cause: string): void => {
    const count = counts.get(cause) ?? 0;
    counts.delete(cause);
    if (count === 0) return;
    write(cause, count);
    hold(cause);
  };
  const hold = (cause: string): void => {
    counts.set(cause, 0);
    setTimeout(settle, A_SECOND, cause).unref();
  };
  return {
    report: (cause) => {
      const count = counts.get(cause);
      if (count === undefined) {
        write(cause, 1);
        hold(cause);
      } else counts.set(cause, count + 1);
    },
    flush: () => {
      for (const [cause, count] of counts) {
        counts.set(cause, 0);
        if (count > 0) write(cause, count);
      }
    },
  };
};
