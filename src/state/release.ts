import { call, type Saga } from './effects';
import { countReload, type ReloadLimit } from './reloads';
import { services } from './services';

/** What the page says once a release has replaced its scripts; its inline script says the same before the start. */
export const REPLACED = 'The portal has been updated. Please load the page again.';

/** The page's inline script counts under the same key. */
const LIMIT: ReloadLimit = { key: 'portfolio.release.reload', most: 1, withinMs: 3_600_000 };

/**
 * Whether a script could not be loaded because a release has replaced it: the page, asked for anew, starts with another
 * script. config/webpack/importChunk.js names such an error.
 */
export const isReplaced = (cause: unknown): boolean => cause instanceof Error && cause.name === 'PageReplaced';

/**
 * Loads a page anew whose scripts a release has replaced, once in an hour, and not while a change by the member is
 * being saved. Returns whether it does. Rule `release.reload`.
 */
export function* loadAgain(): Saga<boolean> {
  const { http, navigation } = yield* services();
  if (http.isSaving() || !(yield* countReload(LIMIT))) return false;
  yield* call(navigation.reload);
  return true;
}
