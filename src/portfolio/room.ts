import type { KeyValueStorage } from '../platform/services';
import { call, type SagaGenerator } from '../state/effects';
import { isUnsettled } from '../state/freshness';
import type { NavigationPart } from '../state/navigation/slice';
import { services } from '../state/services';
import { type PortfolioPart, selectHoldsNothing, selectProducts } from './slice';

/** How many items each block above the product tiles has; items beyond 4 are not counted. */
export interface Room {
  readonly arsBanner: number;
  readonly generalBanners: number;
  readonly outstanding: number;
  readonly payments: number;
}

/** The part of the state that says how much space to reserve; it never changes while the page is open. */
export interface RoomPart {
  readonly room: Room;
}

const KEY = 'portfolio.room';
const MOST = 4;
const usual: Room = { arsBanner: 1, generalBanners: 2, outstanding: MOST, payments: 0 };
const newcomers: Room = { arsBanner: 0, generalBanners: 1, outstanding: 0, payments: 0 };

/** The space of the last visit; on a first visit, or if nothing valid is stored, that of a typical member. */
export const recallRoom = (storage: Pick<KeyValueStorage, 'read'>): Room => {
  const kept = storage.read(KEY) ?? '';
  if (!/^[01][0-4]{3}$/.test(kept)) return usual;
  const [arsBanner = 0, generalBanners = 0, outstanding = 0, payments = 0] = [...kept].map(Number);
  return { arsBanner, generalBanners, outstanding, payments };
};

/** Keeps the value that the store was created with. */
export const roomReducer = (state: Room = usual): Room => state;

/** The space to reserve while the blocks are loading: that of a new member once we know that nothing is held. */
export const selectRoom = (state: RoomPart & PortfolioPart & NavigationPart): Room =>
  selectHoldsNothing(state) ? newcomers : state.room;

/**
 * Whether the blocks keep their placeholders, because payments that are due come above them with the products, and no
 * space is kept for any (rule `overview.hold`).
 */
export const selectBlocksHeld = (state: RoomPart & PortfolioPart & NavigationPart): boolean => {
  const products = selectProducts(state);
  const isLate = products.status === 'loading' && products.isLate === true;
  return isUnsettled(products) && !isLate && state.room.payments === 0;
};

/** Remembers how many items a block has, so that nothing moves when its answer arrives on the next visit. */
export function* keepRoom(block: keyof Room, things: number): SagaGenerator {
  const { storage } = yield* services();
  const room: Record<keyof Room, number> = { ...recallRoom(storage) };
  room[block] = Math.min(things, MOST);
  yield* call(storage.write, KEY, `${room.arsBanner}${room.generalBanners}${room.outstanding}${room.payments}`);
}

/** Forgets the space of the last visit, which may have been another member's. */
export function* forgetRoom(): SagaGenerator {
  const { storage } = yield* services();
  yield* call(storage.remove, KEY);
}
