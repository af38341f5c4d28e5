import type { Services } from '../platform/services';
import { call, delay, put, type Saga, select, services, spawn } from '../state/effects';
import { requestFragment } from '../state/requestFragment';
import { logFailure } from '../state/safely';
import { fragmentAddress } from './addresses';
import { sanitiserChunk } from './sanitiserChunk';
import { fragmentFailed, fragmentLoaded, fragmentRequested, fragmentSettled, selectFragment } from './slice';
import { type FragmentRequest, fragmentKey } from './source';

/** A longer text, in characters, is no fragment but an attempt to freeze the page while it is sanitised. */
export const LONGEST_FRAGMENT = 524_288;

/** Milliseconds for which a block still counts as busy after success or failure (spec section 4). */
export const SETTLING_MS = 1_000;

const FAILURE = 'There was an issue fetching a content fragment';

// Requests of the same moment are all asked before the first one's event reaches the state.
const underWay = new WeakMap<Services, Set<string>>();

function* fetchText(request: FragmentRequest): Saga<string> {
  const { page, configuration } = yield* services();
  const address = fragmentAddress(request, { host: page.host, origin: page.origin, configuration });
  const html = yield* requestFragment(address);
  if (html.length > LONGEST_FRAGMENT) throw new Error(`The fragment has ${html.length} characters`);
  return html;
}

/** Fetches one fragment and says how it went; a second later it counts as settled. */
export function* fetchFragment(request: FragmentRequest): Saga {
  const key = fragmentKey(request);
  yield* put(fragmentRequested({ key }));
  try {
    yield* put(fragmentLoaded({ key, html: yield* fetchText(request) }));
  } catch (cause) {
    yield* put(fragmentFailed({ key }));
    yield* logFailure(FAILURE, cause);
  }
  yield* delay(SETTLING_MS);
  yield* put(fragmentSettled({ key }));
}

/** Has the sanitiser ready by the time the text is; the block shows a failure of its own. */
function* fetchSanitiser(): Saga {
  try {
    yield* call(sanitiserChunk.load);
  } catch (cause) {
    yield* logFailure(FAILURE, cause);
  }
}

function* fetchOnce(request: FragmentRequest, keys: Set<string>): Saga {
  const key = fragmentKey(request);
  try {
    yield* fetchFragment(request);
  } finally {
    keys.delete(key);
  }
}

/**
 * Sees to it that a fragment is in the state: fetches it unless it is there or on its way, so blocks that show the same
 * one share a request. Returns at once; the load goes on when the caller is cancelled, because others may wait for it.
 * Never throws: a failure is logged and becomes the fragment's state (spec sections 4, 7 and 8).
 */
export function* loadFragment(request: FragmentRequest): Saga {
  const given = yield* services();
  const keys = underWay.get(given) ?? new Set<string>();
  underWay.set(given, keys);
  const key = fragmentKey(request);
  const fragment = yield* select(selectFragment, request);
  if (keys.has(key) || fragment?.status === 'loaded') return;
  keys.add(key);
  yield* spawn(fetchSanitiser);
  yield* spawn(fetchOnce, request, keys);
}
