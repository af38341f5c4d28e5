import type { UnknownAction } from '@reduxjs/toolkit';
import { detailsCarousel } from '../features/details/slice';
import { actionsCarousel, selectFirstIndex, selectIsPending } from '../features/outstanding/slice';
import { recommenderCarousel } from '../features/recommender/slice';
import { hashOf } from '../platform/hash';
import { type ProductsState, selectProducts, selectProductsOf } from '../portfolio/slice';
import { policyListToggled } from '../products/gap/slice';
import { selectTiles } from '../products/selectTiles';
import type { CarouselSlice, CarouselState } from '../state/carouselSlice';
import { forEachSignal, until } from '../state/channels';
import { call, cancel, delay, fork, put, race, type SagaGenerator, select, take, takeEvery } from '../state/effects';
import { isPending } from '../state/freshness';
import { locationChanged, type Screen, selectScreen } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { keepPositions, POSITIONS, type Positions, recallPositions } from '../state/session/positions';
import { lossNoticed, selectSession, sessionAsked } from '../state/session/slice';
import type { RootState } from './rootReducer';

/** How long to wait for content that was turned or opened, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** Something that the member can turn or open, as a number. 0 is its initial position; `restore` sets another one. */
interface Restorable {
  position(state: RootState): number;
  isReady(state: RootState): boolean;
  restore(to: number): UnknownAction;
}

const areProductsLoaded = (state: RootState): boolean => selectProducts(state).status === 'loaded';

const areTilesSettled = (state: RootState): boolean =>
  areProductsLoaded(state) && selectTiles(state).every(({ phase }) => phase !== 'loading');

// For withdrawn covers alone no summary is requested.
const isGapSettled = (state: RootState): boolean =>
  areProductsLoaded(state) && selectTiles(state).every(({ tile, phase }) => tile !== 'gap' || phase !== 'loading');

const areActionsReady = (state: RootState): boolean => !selectIsPending(state);
const areDetailsReady = ({ details }: RootState): boolean => !isPending(details);

interface Carousel {
  readonly actions: CarouselSlice<string>['actions'];
  readonly selectSlice: (state: RootState) => CarouselState;
}

const pageOf = ({ actions, selectSlice }: Carousel, isReady: Restorable['isReady']): Restorable => ({
  position: (state) => selectSlice(state).index,
  isReady,
  restore: (to) => actions.pageTurned(to),
});

const listOf = ({ actions, selectSlice }: Carousel, isReady: Restorable['isReady']): Restorable => ({
  position: (state) => selectSlice(state).shown,
  isReady,
  restore: actions.listOpened,
});

// The stored positions contain no names, so add new ones at the end.
const restorables: readonly Restorable[] = [
  { ...pageOf(actionsCarousel, areActionsReady), position: selectFirstIndex },
  pageOf(recommenderCarousel, ({ recommender }) => !isPending(recommender)),
  pageOf(detailsCarousel, areDetailsReady),
  {
    position: ({ gapList }) => Number(gapList.open),
    isReady: isGapSettled,
    restore: () => policyListToggled(),
  },
  listOf(actionsCarousel, areActionsReady),
  listOf(detailsCarousel, areDetailsReady),
];

function* owner(held: ProductsState): SagaGenerator<number> {
  const { session } = yield* services();
  const holdings = held.status === 'loaded' ? held.products : [];
  const numbers = holdings.map(({ id, policyNumber }) => `${id} ${policyNumber ?? ''}`).sort();
  return hashOf([session.identity(), ...numbers].join('\n'));
}

/** Positions that are being restored: what is turned already is 0. */
interface Waiting extends Positions {
  readonly turned: number[];
}

// For one history entry, once we know who the member is. What is not restored yet is kept for the next time.
function* savePositions(entry: number, screen: Screen, waiting?: Waiting): SagaGenerator {
  const { tabStorage, viewport } = yield* services();
  const state = yield* select((whole: RootState) => whole);
  const held = selectProductsOf(state, screen);
  if (held.status !== 'loaded') return;
  keepPositions(tabStorage, entry, {
    owner: yield* owner(held),
    scrolled: waiting?.scrolled ?? viewport.scrolled(),
    turned: restorables.map(({ position }, index) => position(state) || (waiting?.turned[index] ?? 0)),
  });
}

function* restoreOne({ position, isReady, restore }: Restorable, turned: number[], index: number): SagaGenerator {
  const to = turned[index] ?? 0;
  if (to === 0) return;
  yield* until(isReady);
  turned[index] = 0;
  // Do not touch what the member has turned or opened in the meantime.
  if ((yield* select(position)) === 0) yield* put(restore(to));
}

// Each as soon as its content has loaded.
function* restorePositions({ owner: kept, scrolled, turned }: Waiting): SagaGenerator {
  const { viewport, tabStorage } = yield* services();
  yield* until(areProductsLoaded);
  if ((yield* owner(yield* select(selectProducts))) !== kept) {
    // These positions are another member's: remove them, and undo what the browser has restored by itself.
    yield* call(tabStorage.remove, POSITIONS);
    yield* call(viewport.scrollBack, 0);
    return;
  }
  // The balance view has hardly any of what can be turned or opened, and the overview's entry has its own.
  if ((yield* select(selectScreen)) === 'portfolio')
    for (const [index, restorable] of restorables.entries()) yield* fork(restoreOne, restorable, turned, index);
  yield* until(areTilesSettled);
  yield* call(viewport.scrollBack, scrolled);
}

/** Stores where the member is when they leave a screen, and restores it when they come back (rule `session.return`). */
export function* positionsSaga(): SagaGenerator {
  // Before the products are loaded there is no position to keep.
  yield* until(areProductsLoaded);
  const { navigation, tabStorage, viewport } = yield* services();
  let entry = 0;
  let screen: Screen = 'not-found';
  let waiting: Waiting | undefined;
  function* restore(): SagaGenerator {
    const kept = recallPositions(tabStorage, entry);
    waiting = kept && { ...kept, turned: [...kept.turned] };
    if (waiting !== undefined) yield* race({ done: call(restorePositions, waiting), tooLate: delay(LONGEST_WAIT_MS) });
    waiting = undefined;
  }
  function* save(): SagaGenerator {
    yield* savePositions(entry, screen, waiting);
  }
  // In any other status nothing of the member is shown, and the page is at its top.
  function* saveIfShown(): SagaGenerator {
    if ((yield* select(selectSession)).status === 'active') yield* save();
  }
  yield* takeEvery(sessionAsked, safely(save));
  yield* takeEvery(lossNoticed, safely(saveIfShown));
  yield* fork(forEachSignal, viewport.subscribeLeaving, saveIfShown);
  for (;;) {
    entry = navigation.entry();
    screen = yield* select(selectScreen);
    const restoring = yield* fork(restore);
    yield* take(locationChanged);
    yield* cancel(restoring);
    // In time: the browser scrolls, and React draws, only after this event.
    yield* saveIfShown();
    yield* call(viewport.forgetMoves);
  }
}
