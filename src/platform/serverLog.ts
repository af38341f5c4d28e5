import { endpoints } from '../contract/endpoints';
import { type ErrorLogRecord, logLevels } from '../contract/errorLog';
import type { ErrorLogSurroundings } from './log';
import { CANCEL } from './services';

/** How often the same error is posted in one visit at most (rule `log.limits`). */
export const MOST_EQUAL_POSTS = 10;
/** The most posts per minute, for all errors together. */
const MOST_POSTS_A_MINUTE = 50;
// Browsers reject keepalive calls once those in progress exceed 65,536 bytes together.
const MOST_BYTES = 60_000;
// Texts of this length fit whatever their characters: a message, three details and twenty frames.
const TEXT_LENGTH = 400;

const cut = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, TEXT_LENGTH);
  return Array.isArray(value) ? value.map(cut) : value;
};

const sizeOf = (record: ErrorLogRecord): number => new Blob([JSON.stringify(record)]).size;

const fitting = (record: ErrorLogRecord): ErrorLogRecord =>
  sizeOf(record) <= MOST_BYTES
    ? record
    : { ...record, message: record.message.slice(0, TEXT_LENGTH), additional: record.additional.map(cut) };

/**
 * Posts log records to the portal (rule `log.record`). A failed post is reported on the console with the original
 * message and never retried (rule `log.failure`). A flood of errors is cut off; the console shows all of them.
 */
export const createServerLog = ({ print, http, clock, timeoutMs }: ErrorLogSurroundings) => {
  const posted = new Map<string, number>();
  let recent: readonly number[] = [];
  let underWay = 0;

  const post = async (record: ErrorLogRecord, improve?: () => Promise<ErrorLogRecord>) => {
    // Awaits only if there is something to await: the member may be about to leave the page.
    const body = fitting(improve ? await improve() : record);
    const size = sizeOf(body);
    const fits = underWay + size <= MOST_BYTES;
    underWay += size;
    const sent = http.send(endpoints.errorLog, fits ? { body, keepalive: true } : { body });
    const timer = setTimeout(sent[CANCEL], timeoutMs);
    try {
      await sent;
    } catch {
      // Straight to the console: through the logger, a broken log server would be reported to itself for ever.
      print(logLevels.error, 'FAILED TO LOG ON SERVER', record.message);
    }
    clearTimeout(timer);
    underWay -= size;
  };

  /** @param improve turns the record that is counted into the one that is posted; never rejects */
  return (record: ErrorLogRecord, improve?: () => Promise<ErrorLogRecord>): void => {
    const now = clock.now();
    const key = `${record.level} ${record.fileName}:${record.lineNumber} ${record.message}`;
    const times = posted.get(key) ?? 0;
    recent = recent.filter((time) => Math.abs(now - time) < 60_000);
    if (times >= MOST_EQUAL_POSTS || recent.length >= MOST_POSTS_A_MINUTE) return;
    posted.set(key, times + 1);
    recent = [...recent, now];
    void post(record, improve);
  };
};
