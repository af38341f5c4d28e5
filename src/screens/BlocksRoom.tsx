import { useSelector } from 'react-redux';
import { selectRoom } from '../portfolio/room';
import { selectFeatures } from '../state/configuration';
import { BannersPlaces, CarouselRoom } from '../ui/BlockRooms';
import { selectBlocksScript } from './blocksScriptSlice';

/**
 * Reserves the space of the blocks above the products until their script is here; nothing if it could not be loaded.
 */
export const BlocksRoom = () => {
  const { arsBanner, generalBanners, outstanding } = useSelector(selectRoom);
  const features = useSelector(selectFeatures);
  if (useSelector(selectBlocksScript).status === 'failed') return null;
  return (
    <>
      {features.banners && (arsBanner > 0 || generalBanners > 0) ? (
        <BannersPlaces ars={arsBanner > 0} general={generalBanners > 0} />
      ) : null}
      {features.outstanding && outstanding > 0 ? <CarouselRoom tiles={outstanding} /> : null}
    </>
  );
};
