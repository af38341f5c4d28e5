import { sayOutcome } from '../notices';
import type { Services } from '../platform/createServices';
import type { Answered } from '../platform/services';
import { until } from '../state/channels';
import { type ConnectionRestored, connectionRestored } from '../state/connection/slice';
import { call, delay, put, type SagaGenerator, select, spawn, takeEvery } from '../state/effects';
import { requestFragment } from '../state/request';
import { logFailure, orElse, safely } from '../state/safely';
import { services } from '../state/services';
import { contentAddress, fragmentAddress, isUnclear } from './addresses';
import { type FragmentRequest, isPicture } from './contentPath';
import { contentChunk } from './LazyContentBlock';
import {
  type ContentPart,
  fragmentFailed,
  fragmentLoaded,
  fragmentOutdated,
  fragmentRequested,
  fragmentRetryClicked,
  fragmentSettled,
  pictureFound,
  retryEnded,
  selectFragment,
} from './slice';

/** A longer text, in characters, is not a fragment but an attempt to freeze the page while it is sanitised. */
export const LONGEST_FRAGMENT = 524_288;
/** More tags, however short, take many seconds to sanitise and to lay out. */
export const MOST_TAGS = 5_000;
/** How long, in milliseconds, a block still counts as busy after success or failure (rule `content.flag`). */
export const SETTLING_MS = 1_000;
/** The most origins of pictures left out that are named in one visit. */
const MOST_ORIGINS = 10;

const FAILURE = 'There was an issue fetching a content fragment';

/** What a visit remembers besides the state. */
interface Memory {
  /** The fragments being fetched: simultaneous requests all check before the first one's event reaches the state. */
  readonly underWay: Map<string, symbol>;
  /** Each fragment's last request: the values of its tokens must not reach the state. */
  readonly asked: Map<string, FragmentRequest>;
  /** The origins whose pictures were said to be left out. */
  readonly told: Set<string>;
}

const memories = new WeakMap<Services, Memory>();

function* memory(): SagaGenerator<Memory> {
  const given = yield* services();
  const known = memories.get(given) ?? { underWay: new Map(), asked: new Map(), told: new Set() };
  memories.set(given, known);
  return known;
}

type Drawing = Awaited<ReturnType<typeof contentChunk.load>>;

function* loadDrawing(): SagaGenerator<Drawing> {
  return yield* call(contentChunk.load);
}

/**
 * Logs a warning, once for each origin, that its pictures are left out (rule `content.leftOut`). The script that draws
 * them decides that; without it no picture is drawn.
 */
export function* tellLeftOut(addressesOf: (drawing: Drawing) => readonly (string | undefined)[]): SagaGenerator {
  const { page, configuration, log } = yield* services();
  const { told } = yield* memory();
  // After a failure only a component loads the script again (rule `connection.scripts`).
  const drawing = contentChunk.read().status === 'failed' ? undefined : yield* orElse(loadDrawing, undefined);
  if (drawing === undefined) return;
  for (const address of addressesOf(drawing)) {
    const origin = drawing.leftOutOrigin(address, page.origin, configuration);
    if (origin === undefined || told.has(origin) || told.size === MOST_ORIGINS) continue;
    told.add(origin);
    yield* call(log.warn, `Pictures from ${origin} are left out: content.pictureOrigins does not name it`);
  }
}

function* fetchText(request: FragmentRequest): SagaGenerator<Answered<string>> {
  const given = yield* services();
  const address = fragmentAddress(request, given);
  const fragment = yield* requestFragment(address, request.path, function* () {
    if (isUnclear(address, given)) (yield* loadDrawing()).checkAddress(address, given);
  });
  const html = fragment.body;
  if (html.length > LONGEST_FRAGMENT || html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1)
    throw new Error('The fragment is too large');
  if (html === '') throw new Error('The fragment is empty');
  if (/^(?:\{.*\}|\[.*\])$/s.test(html.trim())) throw new Error('The fragment is no mark-up but JSON');
  return fragment;
}

function* fetchFragment(request: FragmentRequest, again?: true): SagaGenerator {
  const { path: key } = request;
  const { underWay } = yield* memory();
  const fetch = Symbol(key);
  underWay.set(key, fetch);
  yield* put(fragmentRequested(again ? { key, again } : { key }));
  // With other tokens it is fetched anew, and the text for the old ones is no longer wanted.
  const isOutdated = () => underWay.get(key) !== fetch;
  try {
    const { body: html, language } = yield* fetchText(request);
    if (isOutdated()) return;
    yield* put(fragmentLoaded({ key, html, ...(language === undefined ? {} : { language }) }));
    if (again) yield* put(retryEnded({ isLoaded: true }));
    yield* spawn(tellLeftOut, ({ picturesIn }: Drawing) => picturesIn(html));
  } catch (cause) {
    if (!isOutdated()) {
      yield* put(fragmentFailed({ key }));
      if (again) yield* put(retryEnded({ isLoaded: false }));
    }
    yield* logFailure(FAILURE, cause);
  }
  yield* delay(SETTLING_MS);
  if (isOutdated()) return;
  underWay.delete(key);
  yield* put(fragmentSettled({ key }));
}

/** Fetches a fragment for all blocks that show it, unless it is here or awaited; `again`: the member tries again. */
export function* loadFragment(given: FragmentRequest, again?: true): SagaGenerator {
  const { underWay, asked } = yield* memory();
  const { path: key } = given;
  const before = asked.get(key) ?? given;
  // A request without tokens, such as one of an action with the same path, uses the latest tokens of that path.
  const request = given.tokens ? given : before;
  asked.set(key, request);
  // A text for other tokens, such as an old amount, must not pass for the new one, even if it is still on its way.
  if (JSON.stringify(before.tokens ?? []) !== JSON.stringify(request.tokens ?? [])) {
    underWay.delete(key);
    yield* put(fragmentOutdated({ key }));
  }
  const fragment = yield* select(selectFragment, key);
  if (underWay.has(key) || fragment?.status === 'loaded' || fragment?.status === 'picture') return;
  if (isPicture(key)) {
    const address = contentAddress(key, yield* services());
    yield* put(pictureFound({ key, address }));
    yield* spawn(tellLeftOut, () => [address]);
    return;
  }
  // With other tokens the member's own attempt goes on.
  const isRetried = fragment?.status === 'failed' ? fragment.retrying : undefined;
  yield* spawn(fetchFragment, request, again ?? isRetried);
}

/** Makes sure that a fragment is in the state, and waits until it is loaded or has failed. */
export function* bringFragment(request: FragmentRequest): SagaGenerator {
  yield* loadFragment(request);
  yield* until((state: ContentPart) => (selectFragment(state, request.path)?.status ?? 'loading') !== 'loading');
}

function* loadAgain(keys: readonly string[], again?: true): SagaGenerator {
  const { underWay, asked } = yield* memory();
  for (const key of keys) {
    const request = asked.get(key);
    const fragment = yield* select(selectFragment, key);
    if (request === undefined || fragment?.status !== 'failed' || fragment.retrying) continue;
    // Also if it failed less than a second ago.
    underWay.delete(key);
    yield* loadFragment(request, again);
  }
}

function* sayRetryEnded({ payload: { isLoaded } }: ReturnType<typeof retryEnded>): SagaGenerator {
  yield* sayOutcome({ key: isLoaded ? 'content.retryLoaded' : 'content.retryFailed' });
}

function* retryClicked({ payload }: ReturnType<typeof fragmentRetryClicked>): SagaGenerator {
  yield* loadAgain([payload.key], true);
}

function* retryMissed({ payload }: ConnectionRestored): SagaGenerator {
  yield* loadAgain(payload.missed);
}

/** Fetches fragments again that failed: at the member's "Try again", or when a lost connection is back. */
export function* contentSaga(): SagaGenerator {
  yield* takeEvery(retryEnded, safely(sayRetryEnded));
  yield* takeEvery(fragmentRetryClicked, safely(retryClicked));
  yield* takeEvery(connectionRestored, safely(retryMissed));
}
