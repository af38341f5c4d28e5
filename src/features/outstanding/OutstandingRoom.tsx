import { useSelector } from 'react-redux';
import { selectRoom } from '../../portfolio/room';
import { CarouselRoom } from '../../ui/BlockRooms';
import { selectIsAwaited, selectTiles } from './selectors';

/**
 * Space for the outstanding actions while they are loading: without a region or carousel, only to keep the page below
 * from moving.
 */
export const OutstandingRoom = () => {
  const awaited = useSelector(selectIsAwaited);
  const { outstanding: expected } = useSelector(selectRoom);
  const known = useSelector(selectTiles).length;
  return awaited && known === 0 && expected > 0 ? <CarouselRoom tiles={expected} /> : null;
};
