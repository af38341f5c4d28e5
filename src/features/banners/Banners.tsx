import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BannerHeading, bannerColours, ContentBlock } from '../../content';
import { text, textOf } from '../../texts/text';
import { BannerStrip, BannersPlaces, CardRoom } from '../../ui/BlockRooms';
import { followed } from '../../ui/followed';
import { ChevronIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ArsCard, GeneralCard, TicketIcon } from './bannerStyles';
import { bannerFollowed, selectArsBanner, selectArsRoom, selectGeneralBanners, selectGeneralRoom } from './slice';

type Shown<Select extends (state: never) => unknown> = { readonly banner: NonNullable<ReturnType<Select>> };

const Ars = ({ banner: { heading, textColour, address } }: Shown<typeof selectArsBanner>) => {
  const dispatch = useDispatch();
  const colours = bannerColours(textColour, 'sunSoft');
  const words = (
    <>
      <TicketIcon />
      <BannerHeading text={textOf(heading)} />
    </>
  );
  if (address === undefined)
    return (
      <ArsCard as="div" style={colours}>
        {words}
      </ArsCard>
    );
  return (
    <ArsCard href={address} style={colours} {...followed(() => dispatch(bannerFollowed('ars-banner')))}>
      {words}
      <ChevronIcon />
    </ArsCard>
  );
};

const General = ({ banner: { heading, textColour, address, fragments } }: Shown<typeof selectGeneralBanners>) => {
  const dispatch = useDispatch();
  return (
    <GeneralCard data-general="">
      {fragments.map((fragment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two banners may show the same fragment, and none moves
        <div key={`${index} ${fragment.path}`}>
          {index > 0 || heading === undefined ? null : (
            <BannerHeading text={textOf(heading)} colours={bannerColours(textColour, 'surface')} />
          )}
          <ContentBlock
            fragment={fragment}
            name={text('banners.banner', { place: index + 1 })}
            belowHeading={heading === undefined ? 2 : 3}
            reserve="4rem"
          />
          {index < fragments.length - 1 || address === undefined ? null : (
            <a href={address} {...followed(() => dispatch(bannerFollowed('general-banner')))}>
              {text('banners.more')}
            </a>
          )}
        </div>
      ))}
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
        {text('banners.heading')}
      </VisuallyHidden>
      {ars === undefined ? arsRoom && <CardRoom /> : <Ars banner={ars} />}
      {general === undefined ? generalRoom && <CardRoom general /> : <General banner={general} />}
    </BannerStrip>
  );
};
