import type { Services } from '../platform/services';
import { connectionRestored, type Return } from '../state/connection/slice';
import { call, delay, put, race, type Saga, select, spawn, take, takeEvery } from '../state/effects';
import { requestFragment } from '../state/request';
import { logFailure, safely } from '../state/safely';
import { services } from '../state/services';
import { contentAddress, fragmentAddress } from './addresses';
import { contentChunk } from './LazyContentBlock';
import { leftOutOrigin } from './pictureAddress';
import {
  fragmentFailed,
  fragmentLoaded,
  fragmentOutdated,
  fragmentRequested,
  fragmentRetryClicked,
  fragmentSettled,
  pictureFound,
  selectFragment,
} from './slice';
import { type ContentSource, type FragmentRequest, fragmentKey, isPicture } from './source';

/** A longer text, in characters, is not a fragment but an attempt to freeze the page while it is sanitised. */
export const LONGEST_FRAGMENT = 524_288;

/** More tags, however short, take many seconds to sanitise and to lay out, most of all if they are nested. */
export const MOST_TAGS = 10_000;

/** How long, in milliseconds, a block still counts as busy after success or failure (rule `content.flag`). */
export const SETTLING_MS = 1_000;

const FAILURE = 'There was an issue fetching a content fragment';

// Simultaneous requests all check before the first one's event reaches the state. Each fragment's last fetch, until it
// has settled.
const underWay = new WeakMap<Services, Map<string, symbol>>();

// Each fragment's last request. The values of its tokens must not reach the state, so it is kept here.
const lastAsked = new WeakMap<Services, Map<string, FragmentRequest>>();

const tokensOf = ({ tokens = [] }: FragmentRequest): string => JSON.stringify(tokens);

/** Whether a fragment was last requested with other tokens, so that its text is outdated; stores the new ones. */
const takeTokens = (given: Services, request: FragmentRequest): boolean => {
  const asked = lastAsked.get(given) ?? new Map<string, FragmentRequest>();
  lastAsked.set(given, asked);
  const key = fragmentKey(request);
  const before = asked.get(key);
  asked.set(key, request);
  return before !== undefined && tokensOf(before) !== tokensOf(request);
};

/** The most origins that are named in one visit. */
const MOST_ORIGINS = 10;

const told = new WeakMap<Services, Set<string>>();

/** Says once for each origin, as a warning, that its pictures are left out (rule `content.leftOut`). */
export function* tellLeftOut(addresses: readonly (string | undefined)[]): Saga {
  const given = yield* services();
  const { page, configuration, log } = given;
  const known = told.get(given) ?? new Set<string>();
  told.set(given, known);
  for (const address of addresses) {
    const origin = leftOutOrigin(address, { origin: page.origin, configuration });
    if (origin === undefined || known.has(origin) || known.size === MOST_ORIGINS) continue;
    known.add(origin);
    yield* call(log.warn, `Pictures from ${origin} are left out: content.pictureOrigins does not name it`);
  }
}

const PICTURES = /<img\b[^>]{0,2000}?\ssrc\s*=\s*["']?([^"'\s>]{1,2000})/gi;

/** The addresses of the pictures in a fragment, as far as they can be seen before it is sanitised. */
export const picturesIn = (html: string): readonly string[] =>
  [...html.matchAll(PICTURES)].map(([, address = '']) => address);

function* fetchText(request: FragmentRequest): Saga<string> {
  const { page, configuration } = yield* services();
  const address = fragmentAddress(request, { host: page.host, origin: page.origin, configuration });
  const html = yield* requestFragment(address, fragmentKey(request));
  if (html.length > LONGEST_FRAGMENT || html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1)
    throw new Error('The fragment is too large');
  if (html === '') throw new Error('The fragment is empty');
  if (/^(?:\{.*\}|\[.*\])$/s.test(html.trim())) throw new Error('The fragment is no mark-up but JSON');
  return html;
}

/** Fetches one fragment and dispatches the outcome; a second later it counts as settled. */
export function* fetchFragment(request: FragmentRequest): Saga {
  const key = fragmentKey(request);
  yield* put(fragmentRequested({ key }));
  try {
    const html = yield* fetchText(request);
    yield* put(fragmentLoaded({ key, html }));
    yield* tellLeftOut(picturesIn(html));
  } catch (cause) {
    yield* put(fragmentFailed({ key }));
    yield* logFailure(FAILURE, cause);
  }
  yield* delay(SETTLING_MS);
  yield* put(fragmentSettled({ key }));
}

/** Loads what draws the text in parallel with it; the block shows a failure itself. */
function* fetchScript(): Saga {
  try {
    yield* call(contentChunk.load);
  } catch (cause) {
    yield* logFailure(FAILURE, cause);
  }
}

/** For a picture we make no call, and only compute its address, which its block gives to the browser. */
function* findPicture(source: ContentSource): Saga {
  const { page, configuration } = yield* services();
  const address = contentAddress(source, { host: page.host, origin: page.origin, configuration });
  yield* put(pictureFound({ key: fragmentKey(source), address }));
}

function* fetchOnce(request: FragmentRequest, fetches: Map<string, symbol>): Saga {
  const key = fragmentKey(request);
  const fetch = Symbol(key);
  fetches.set(key, fetch);
  try {
    yield* fetchFragment(request);
  } finally {
    if (fetches.get(key) === fetch) fetches.delete(key);
  }
}

/**
 * Makes sure that a fragment is in the state: fetches it unless it is loaded or loading, so blocks with the same
 * fragment share a request. Returns at once; loading continues if the caller is cancelled, because others may be
 * waiting. For a picture it only stores the address. Never throws: a failure is logged and becomes the fragment's state
 * (rule `content.states`).
 */
export function* loadFragment(request: FragmentRequest): Saga {
  const given = yield* services();
  const fetches = underWay.get(given) ?? new Map<string, symbol>();
  underWay.set(given, fetches);
  const key = fragmentKey(request);
  if (takeTokens(given, request)) yield* put(fragmentOutdated({ key }));
  const fragment = yield* select(selectFragment, request);
  if (fetches.has(key) || fragment?.status === 'loaded' || fragment?.status === 'picture') return;
  if (isPicture(request)) return yield* findPicture(request);
  yield* spawn(fetchScript);
  yield* spawn(fetchOnce, request, fetches);
}

/** Waits until a requested fragment is loaded or has failed. */
export function* awaitFragment(request: ContentSource): Saga {
  while (((yield* select(selectFragment, request))?.status ?? 'loading') === 'loading') {
    yield* race({ loaded: take(fragmentLoaded), failed: take(fragmentFailed) });
  }
}

function* loadAgain(keys: readonly string[]): Saga {
  const given = yield* services();
  const asked = lastAsked.get(given);
  for (const key of keys) {
    const request = asked?.get(key);
    if (request === undefined || (yield* select(selectFragment, request))?.status !== 'failed') continue;
    // Also if it failed less than a second ago.
    underWay.get(given)?.delete(key);
    yield* loadFragment(request);
  }
}

/** Fetches fragments again that failed: at the member's "Try again", or for want of a connection that is back. */
export function* contentSaga(): Saga {
  yield* takeEvery(
    fragmentRetryClicked,
    safely(({ payload }: ReturnType<typeof fragmentRetryClicked>) => loadAgain([payload.key])),
  );
  yield* takeEvery(
    connectionRestored,
    safely(({ payload }: Return) => loadAgain(payload.missed)),
  );
}
