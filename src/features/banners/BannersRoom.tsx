import { useSelector } from 'react-redux';
import { BannerRoom } from '../../ui/BlockRooms';
import { Section } from '../../ui/Page';
import { selectArsRoom, selectGeneralRoom } from './selectors';

/** The room of both banners, while neither can be drawn; nothing where neither is expected. */
export const BannersRoom = () => {
  const ars = useSelector(selectArsRoom);
  const pieces = useSelector(selectGeneralRoom);
  if (ars + pieces === 0) return null;
  // Anew where one of the two turns out not to show, as the other's shape is no content that could be seen to move.
  return (
    <Section as="div" key={`${ars} ${pieces}`}>
      {ars > 0 ? <BannerRoom /> : null}
      {pieces > 0 ? <BannerRoom pieces={pieces} /> : null}
    </Section>
  );
};
