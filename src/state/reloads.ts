import { call, type Saga } from './effects';
import { services } from './services';

/** How often a page may reload itself for one reason. */
export interface ReloadLimit {
  /** Where the tab keeps the times of the latest reloads, in milliseconds since 1970, separated by blanks. */
  readonly key: string;
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Whether the page may reload itself now; if so, the reload is counted. False if the tab's storage cannot remember it,
 * because then nothing would stop a loop. Rule `session.reloads`.
 */
export function* countReload({ key, most, withinMs }: ReloadLimit): Saga<boolean> {
  const { tabStorage, clock } = yield* services();
  const now = clock.now();
  const recent = (tabStorage.read(key) ?? '')
    .split(' ')
    .filter((time) => time !== '' && Number(time) <= now && Number(time) > now - withinMs);
  if (recent.length >= most) return false;
  return yield* call(tabStorage.write, key, [...recent, now].join(' '));
}
