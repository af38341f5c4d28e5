import { useSelector } from 'react-redux';
import { BannersPlaces } from '../../ui/BlockRooms';
import { selectArsRoom, selectGeneralRoom } from './selectors';

/** Reserves the space of both banners until they can be rendered; nothing if neither is expected. */
export const BannersRoom = () => {
  const ars = useSelector(selectArsRoom) > 0;
  const general = useSelector(selectGeneralRoom) > 0;
  return ars || general ? <BannersPlaces ars={ars} general={general} /> : null;
};
