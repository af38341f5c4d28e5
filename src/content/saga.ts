import type { Services } from '../platform/services';
import { call, delay, put, type Saga, select, services, spawn } from '../state/effects';
import { requestFragment } from '../state/requestFragment';
import { logFailure } from '../state/safely';
import { contentAddress, fragmentAddress } from './addresses';
import { sanitiserChunk } from './sanitiserChunk';
import {
  fragmentFailed,
  fragmentLoaded,
  fragmentRequested,
  fragmentSettled,
  pictureFound,
  selectFragment,
} from './slice';
import { type ContentSource, type FragmentRequest, fragmentKey, isPicture } from './source';

/** A longer text, in characters, is no fragment but an attempt to freeze the page while it is sanitised. */
export const LONGEST_FRAGMENT = 524_288;

/** More tags, however short, take many seconds to sanitise and to lay out, most of all one within the other. */
export const MOST_TAGS = 10_000;

/** Milliseconds for which a block still counts as busy after success or failure (spec section 4). */
export const SETTLING_MS = 1_000;

const FAILURE = 'There was an issue fetching a content fragment';

// Requests of the same moment are all asked before the first one's event reaches the state.
const underWay = new WeakMap<Services, Set<string>>();

function* fetchText(request: FragmentRequest): Saga<string> {
  const { page, configuration } = yield* services();
  const address = fragmentAddress(request, { host: page.host, origin: page.origin, configuration });
  const html = yield* requestFragment(address);
  if (html.length > LONGEST_FRAGMENT || html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) {
    throw new Error('The fragment is too large');
  }
  if (html === '') throw new Error('The fragment is empty');
  if (/^(?:\{.*\}|\[.*\])$/s.test(html.trim())) throw new Error('The fragment is no mark-up but JSON');
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

/** A picture needs no call of ours, only its address, which its block gives to the browser. */
function* findPicture(source: ContentSource): Saga {
  const { page, configuration } = yield* services();
  const address = contentAddress(source, { host: page.host, origin: page.origin, configuration });
  yield* put(pictureFound({ key: fragmentKey(source), address }));
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
 * A path of a picture is only given its address. Never throws: a failure is logged and becomes the fragment's state
 * (spec sections 4, 7 and 8).
 */
export function* loadFragment(request: FragmentRequest): Saga {
  const given = yield* services();
  const keys = underWay.get(given) ?? new Set<string>();
  underWay.set(given, keys);
  const key = fragmentKey(request);
  const fragment = yield* select(selectFragment, request);
  if (keys.has(key) || fragment?.status === 'loaded' || fragment?.status === 'picture') return;
  if (isPicture(request)) return yield* findPicture(request);
  keys.add(key);
  yield* spawn(fetchSanitiser);
  yield* spawn(fetchOnce, request, keys);
}
