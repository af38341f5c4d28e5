import type { KeyValueStorage } from '../platform/services';
import { call, type Saga, services } from '../state/effects';
import type { NavigationCorner } from '../state/navigation/slice';
import { type PortfolioCorner, selectProducts } from './slice';

/** How many things stand in each block above the product tiles; what lies beyond 4 takes no more room. */
export interface Room {
  readonly arsBanner: number;
  readonly generalBanners: number;
  readonly outstanding: number;
}

/** The corner of the state that tells how much room to keep; it never changes while the page is open. */
export interface RoomCorner {
  readonly room: Room;
}

const KEY = 'portfolio.room';
const MOST = 4;
const usual: Room = { arsBanner: 1, generalBanners: 2, outstanding: MOST };
const newcomers: Room = { arsBanner: 0, generalBanners: 1, outstanding: 0 };

/** The room of the last visit; on the first one, or where nothing of ours is kept, that of the usual member. */
export const recallRoom = (storage: Pick<KeyValueStorage, 'read'>): Room => {
  const kept = /^([01])([0-4])([0-4])$/.exec(storage.read(KEY) ?? '');
  return kept === null
    ? usual
    : { arsBanner: Number(kept[1]), generalBanners: Number(kept[2]), outstanding: Number(kept[3]) };
};

/** Keeps what the store was made with. */
export const roomReducer = (state: Room = usual): Room => state;

/**
 * The room to keep while the blocks are being asked for. Once it is known that the member holds nothing, it is that of a
 * newcomer: nothing above the product tiles has to move again when the answers come.
 */
export const selectRoom = (state: RoomCorner & PortfolioCorner & NavigationCorner): Room => {
  const answer = selectProducts(state);
  return answer.status === 'loaded' && !answer.products.some(({ active }) => active) ? newcomers : state.room;
};

/**
 * Remembers for the next visit how many things stand in a block, so that nothing moves then when its answer comes. A
 * storage that refuses to keep it costs nothing but that.
 */
export function* keepRoom(block: keyof Room, things: number): Saga {
  const { storage } = yield* services();
  const room: Record<keyof Room, number> = { ...recallRoom(storage) };
  room[block] = Math.min(things, MOST);
  yield* call(storage.write, KEY, `${room.arsBanner}${room.generalBanners}${room.outstanding}`);
}
