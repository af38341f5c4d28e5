import { call, type Saga, services } from '../effects';

/** The times of the latest automatic reloads, in milliseconds since 1970. */
const KEY = 'portfolio.session.reloads';
/**
 * At most this many within {@link WINDOW_MS}: a server that sends a different header each time must not cause endless
 * reloads.
 */
export const MOST_RELOADS = 3;
/** In milliseconds. */
export const WINDOW_MS = 60_000;

/**
 * Whether the page may reload itself now; if so, the reload is counted. False if the tab's storage cannot remember it,
 * because then nothing would stop a loop. Rule `session.reloads`.
 */
export function* countReload(): Saga<boolean> {
  const { tabStorage, clock } = yield* services();
  const now = clock.now();
  const recent = (tabStorage.read(KEY) ?? '')
    .split(' ')
    .filter((time) => time !== '' && Number(time) <= now && Number(time) > now - WINDOW_MS);
  if (recent.length >= MOST_RELOADS) return false;
  return yield* call(tabStorage.write, KEY, [...recent, now].join(' '));
}
