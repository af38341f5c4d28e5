import { useSelector } from 'react-redux';
import { selectRoom } from '../../portfolio/room';
import { CarouselRoom } from '../../ui/BlockRooms';
import { selectTiles } from './selectors';
import { type OutstandingPart, sourceNames } from './slice';

const selectAwaited = ({ outstanding: { sources } }: OutstandingPart): boolean =>
  sourceNames.some((name) => sources[name].status === 'idle' || sources[name].status === 'loading');

/**
 * Space for the outstanding actions while they are loading: without a region or carousel, only to keep the page below
 * from moving.
 */
export const OutstandingRoom = () => {
  const awaited = useSelector(selectAwaited);
  const { outstanding: expected } = useSelector(selectRoom);
  const known = useSelector(selectTiles).length;
  return awaited && known === 0 && expected > 0 ? <CarouselRoom tiles={expected} /> : null;
};
