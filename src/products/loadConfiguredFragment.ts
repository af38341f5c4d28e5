import { loadFragment } from '../content';
import type { FragmentName } from '../contract/runtimeConfiguration';
import { fork, type Saga, services } from '../state/effects';

/** Fetches a configured fragment that a tile is about to show, without holding up the caller. */
export function* loadConfiguredFragment(
  name: FragmentName,
  tokens: readonly { readonly tokenName: string; readonly tokenValue: string }[] = [],
): Saga {
  const { configuration } = yield* services();
  yield* fork(loadFragment, { path: configuration.content.fragments[name], tokens });
}
