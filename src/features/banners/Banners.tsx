import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BannerHeading, ContentBlock } from '../../content';
import { BannerStrip, BannersPlaces } from '../../ui/BlockRooms';
import { followed } from '../../ui/followed';
import { ChevronIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ArsCard, GeneralCard, TicketIcon } from './bannerStyles';
import {
  type ArsBanner,
  bannerFollowed,
  type GeneralBanners,
  selectArsBanner,
  selectArsRoom,
  selectGeneralBanners,
  selectGeneralRoom,
} from './slice';

const Ars = ({ banner: { heading, textColour, address } }: { banner: ArsBanner }) => {
  const dispatch = useDispatch();
  const words = (
    <>
      <TicketIcon />
      <BannerHeading text={heading} textColour={textColour} ground="sunSoft" />
    </>
  );
  if (address === undefined) return <ArsCard as="div">{words}</ArsCard>;
  return (
    <ArsCard href={address} {...followed(() => dispatch(bannerFollowed('ars-banner')))}>
      {words}
      <ChevronIcon />
    </ArsCard>
  );
};

const General = ({ banners: { heading, textColour, address, fragments } }: { banners: GeneralBanners }) => {
  const dispatch = useDispatch();
  return (
    <GeneralCard data-general="">
      {heading === undefined ? null : <BannerHeading text={heading} textColour={textColour} ground="surface" />}
      {fragments.map((fragment, index) => (
        <ContentBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: two banners may show the same fragment, and none moves
          key={`${index} ${fragment.path}`}
          fragment={fragment}
          name={`banner ${index + 1}`}
          belowHeading={heading === undefined ? 2 : 3}
          reserve="4rem"
        />
      ))}
      {address === undefined ? null : (
        <a href={address} {...followed(() => dispatch(bannerFollowed('general-banner')))}>
          Find out more
        </a>
      )}
    </GeneralCard>
  );
};

/** The ars banner and the general banners in one strip; nothing while neither is shown (rule `banner.shown`). */
export const Banners = () => {
  const headingId = useId();
  const ars = useSelector(selectArsBanner);
  const general = useSelector(selectGeneralBanners);
  const arsRoom = useSelector(selectArsRoom) > 0;
  const generalRoom = useSelector(selectGeneralRoom) > 0;
  if (ars === undefined && general === undefined)
    return arsRoom || generalRoom ? <BannersPlaces ars={arsRoom} general={generalRoom} /> : null;
  return (
    <BannerStrip aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Highlights
      </VisuallyHidden>
      {ars === undefined ? arsRoom && <div aria-hidden="true" data-skeleton="" /> : <Ars banner={ars} />}
      {general === undefined ? (
        generalRoom && <div aria-hidden="true" data-skeleton="" data-general="" />
      ) : (
        <General banners={general} />
      )}
    </BannerStrip>
  );
};
