import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

const A_SECOND = 1_000;

/** How much of the log may wait for its reader, in bytes. */
const MOST_WAITING = 1_048_576;

/** A log that never waits for its reader: lines are dropped while more than a mebibyte is unread, or they cannot be written. */
export const unblocked = (stream: Writable) => {
  let dropped = 0;
  // The reader of the output may be gone (npm ends before the server does); the server then continues without a log.
  stream.on('error', () => {});
  return {
    write: (line: string): void => {
      if (stream.writableLength > MOST_WAITING) dropped += 1;
      else
        stream.write(line, (error) => {
          // Such as on a full disk.
          if (error) dropped += 1;
        });
    },
    dropped: (): number => dropped,
    /** Resolves when everything has been written, or after a second: a reader that stalls must not stop the server. */
    flush: async (): Promise<void> => {
      if (stream.writableLength === 0) return;
      // Its end is told after that of every line before it.
      const written = new Promise<void>((resolve) => stream.write('', () => resolve()));
      await Promise.race([written, wait(A_SECOND)]);
    },
  };
};

/** The server's log: one JSON object a line, with the time in ISO 8601 and the level by its name. */
export const makeLog = (stream: DestinationStream): Logger =>
  pino(
    {
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream,
  );

/** A log of causes with at most one line a second for each, which says how often it occurred. */
export const makeCauseLog = (log: Logger, message: string) => {
  const waiting = new Map<string, { count: number; latest?: object }>();
  const write = (cause: string): void => {
    const { count, latest } = waiting.get(cause) ?? { count: 0 };
    waiting.delete(cause);
    if (count === 0) return;
    log.warn({ cause, count, ...latest }, message);
    waiting.set(cause, { count: 0 });
    setTimeout(write, A_SECOND, cause).unref();
  };
  return {
    /** Logs the cause at once, or within a second together with all further ones of its kind and `latest` of the last. */
    report: (cause: string, latest?: object): void => {
      const before = waiting.get(cause);
      waiting.set(cause, { count: (before?.count ?? 0) + 1, latest });
      if (before === undefined) write(cause);
    },
    /** Logs what has been counted but not logged yet. */
    flush: (): void => {
      for (const cause of [...waiting.keys()]) write(cause);
    },
  };
};
