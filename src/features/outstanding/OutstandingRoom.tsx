import { useSelector } from 'react-redux';
import { selectRoom } from '../../portfolio/room';
import { CarouselRoom } from '../../ui/BlockRooms';
import { selectTiles } from './selectors';
import { type OutstandingCorner, sourceNames } from './slice';

const selectAwaited = ({ outstanding: { sources } }: OutstandingCorner): boolean =>
  sourceNames.some((name) => sources[name].status === 'idle' || sources[name].status === 'loading');

/**
 * The room of the outstanding actions while nothing is known of them: no region and no carousel, which are absent then,
 * only what keeps the page below from moving. `instead` of them, it also stays when there are some.
 */
export const OutstandingRoom = ({ instead = false }: { instead?: boolean }) => {
  const awaited = useSelector(selectAwaited);
  const { outstanding: expected } = useSelector(selectRoom);
  const known = useSelector(selectTiles).length;
  const tiles = known === 0 ? (awaited ? expected : 0) : instead ? Math.min(4, known) : 0;
  return tiles === 0 ? null : <CarouselRoom tiles={tiles} />;
};
