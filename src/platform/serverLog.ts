import { endpoints } from '../contract/endpoints';
import type { ErrorLogRecord } from '../contract/errorLog';
import type { LogConsole } from './logger';
import { CANCEL, type Clock, type Http } from './services';

/** What the way to the server's log needs. */
export interface ServerLogSurroundings {
  readonly http: Http;
  readonly console: Pick<LogConsole, 'error'>;
  readonly clock: Clock;
  /** Milliseconds after which a post that nobody answers has failed. */
  readonly timeoutMs: number;
}

/** Equal errors are posted at most this often in one visit. */
export const MOST_EQUAL_POSTS = 10;
/** At most this many posts a minute, whatever the errors. */
export const MOST_POSTS_A_MINUTE = 50;
// Browsers refuse calls that outlive the page beyond 65,536 bytes, those under way together.
const MOST_BYTES = 60_000;
const TEXT_LENGTHS = [4_000, 400];

const cut = (value: unknown, length: number): unknown => {
  if (typeof value === 'string') return value.slice(0, length);
  return Array.isArray(value) ? value.map((part) => cut(part, length)) : value;
};

const sizeOf = (record: ErrorLogRecord): number => new Blob([JSON.stringify(record)]).size;

/** The record with its texts cut until its JSON stays under 64 KiB; what still exceeds it loses `additional`. */
export const fitting = (record: ErrorLogRecord): ErrorLogRecord => {
  const cuts = TEXT_LENGTHS.map((length) => ({
    ...record,
    message: record.message.slice(0, length),
    fileName: record.fileName.slice(0, length),
    additional: record.additional.map((part) => cut(part, length)),
  }));
  const fits = [record, ...cuts].find((candidate) => sizeOf(candidate) <= MOST_BYTES);
  return fits ?? { ...record, ...cuts.at(-1), additional: [] };
};

/**
 * Posts log records to the portal (spec section 7, "Error logging"). A post that fails is told to the console with the
 * original message, and never tried again (spec section 8). A storm of errors is cut off rather than passed on: the
 * console has them all.
 */
export const createServerLog = ({ http, console, clock, timeoutMs }: ServerLogSurroundings) => {
  const posted = new Map<string, number>();
  let recent: readonly number[] = [];
  let underWay = 0;

  const post = async (record: ErrorLogRecord, improve?: () => Promise<ErrorLogRecord>) => {
    // Nothing to wait for is not waited for: the page may be about to be left.
    const body = fitting(improve ? await improve() : record);
    const size = sizeOf(body);
    const fits = underWay + size <= MOST_BYTES;
    underWay += size;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const sent = http.send(endpoints.errorLog, fits ? { body, keepalive: true } : { body });
      timer = setTimeout(sent[CANCEL], timeoutMs);
      await sent;
    } catch {
      // Straight to the console: through the logger a dead log server would be told of its own death, for ever.
      console.error('FAILED TO LOG ON SERVER', record.message);
    }
    clearTimeout(timer);
    underWay -= size;
  };

  /** @param improve makes the record that is posted of the one that is counted; never rejects */
  return (record: ErrorLogRecord, improve?: () => Promise<ErrorLogRecord>): void => {
    const now = clock.now();
    const key = `${record.level} ${record.fileName}:${record.lineNumber} ${record.message}`;
    const times = posted.get(key) ?? 0;
    recent = recent.filter((time) => time > now - 60_000);
    if (times >= MOST_EQUAL_POSTS || recent.length >= MOST_POSTS_A_MINUTE) return;
    posted.set(key, times + 1);
    recent = [...recent, now];
    void post(record, improve);
  };
};
