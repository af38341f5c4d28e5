import type { FragmentName } from '../contract/runtimeConfiguration';
import type { KeyValueStorage } from '../platform/storage';
import { call, type SagaGenerator } from '../state/effects';
import { isPending } from '../state/freshness';
import type { NavigationPart } from '../state/navigation/slice';
import { services } from '../state/services';
import { type PortfolioPart, selectHoldsNothing, selectProducts } from './slice';

/** In the order in which they are stored, a digit each. */
const parts = [
  'arsBanner',
  'generalBanners',
  'outstanding',
  'payments',
  'medicalAidWelcome',
  'flexicareWelcome',
  'investmentActionItems',
  'lifePayNow',
  'lifePayback',
] as const;

type Part = (typeof parts)[number];

/** A fragment that a tile shows if a summary says so. */
export type TileFragment = Extract<Part, FragmentName>;

/** How many items each block has, 4 at most, and for each fragment of a tile whether it is shown, 0 or 1. */
export type Room = Readonly<Record<Part, number>>;

/** The part of the state that says how much space to reserve; it never changes while the page is open. */
export interface RoomPart {
  readonly room: Room;
}

const KEY = 'portfolio.room';
const MOST = 4;

/** What is stored, as text: each part has a digit, and those that are missing at the end are 0. */
const roomOf = (digits: string): Room =>
  Object.fromEntries(parts.map((part, place) => [part, Number(digits[place] ?? 0)])) as Record<Part, number>;

const usual = roomOf('1240');
const newcomers = roomOf('0100');

/** The space of the last visit; on a first visit, or if nothing valid is stored, that of a typical member. */
export const recallRoom = (storage: Pick<KeyValueStorage, 'read'>): Room => {
  const kept = storage.read(KEY) ?? '';
  // An earlier release stored no fragments.
  return /^[01][0-4]{3}([01]{5})?$/.test(kept) ? roomOf(kept) : usual;
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
export const selectBlocksWait = (state: RoomPart & PortfolioPart & NavigationPart): boolean => {
  const products = selectProducts(state);
  const isLate = products.status === 'loading' && products.isLate === true;
  return isPending(products) && !isLate && state.room.payments === 0;
};

/** Remembers how many items a block has, so that nothing moves when its answer arrives on the next visit. */
export function* keepRoom(block: Part, things: number): SagaGenerator {
  const { storage } = yield* services();
  const room = { ...recallRoom(storage), [block]: Math.min(things, MOST) };
  yield* call(storage.write, KEY, parts.map((part) => room[part]).join(''));
}

/** Forgets the space of the last visit, which may have been another member's. */
export function* forgetRoom(): SagaGenerator {
  const { storage } = yield* services();
  yield* call(storage.remove, KEY);
}
