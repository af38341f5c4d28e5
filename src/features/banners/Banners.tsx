import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BannerHeading, bannerColours, ContentBlock } from '../../content';
import { type RoomPart, selectRoom } from '../../portfolio/room';
import type { PortfolioPart } from '../../portfolio/slice';
import { linkFollowed } from '../../state/eventMeta';
import { isPending } from '../../state/freshness';
import type { NavigationPart } from '../../state/navigation/slice';
import { text } from '../../texts/text';
import { BannerStrip, BannersPlaces, CardRoom } from '../../ui/BlockRooms';
import { followed } from '../../ui/followed';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ArsCard, ChevronIcon, GeneralCard, TicketIcon } from './bannerStyles';
import { type BannersPart, selectArsBanner, selectGeneralBanners } from './slice';

type Expectation = BannersPart & RoomPart & PortfolioPart & NavigationPart;

/** Whether space is kept for the ars banner, as on the last visit. */
export const selectArsRoom = (state: Expectation): boolean =>
  isPending(state.arsBanner) && selectRoom(state).arsBanner > 0;

/** Whether space is kept for general banners, as on the last visit. */
export const selectGeneralRoom = (state: Expectation): boolean =>
  isPending(state.bannerSummary) && selectRoom(state).generalBanners > 0;

type Shown<Select extends (state: never) => unknown> = { readonly banner: NonNullable<ReturnType<Select>> };

const Ars = ({ banner: { heading, textColour, address } }: Shown<typeof selectArsBanner>) => {
  const dispatch = useDispatch();
  const colours = bannerColours(textColour, 'sun-soft');
  const words = (
    <>
      <TicketIcon />
      <BannerHeading text={heading} />
    </>
  );
  if (address === undefined)
    return (
      <ArsCard as="div" style={colours}>
        {words}
      </ArsCard>
    );
  return (
    <ArsCard
      data-private=""
      href={address}
      style={colours}
      {...followed(() => dispatch(linkFollowed('ars-banner open')))}
    >
      {words}
      <ChevronIcon />
    </ArsCard>
  );
};

const General = ({ banner: { heading, textColour, address, paths } }: Shown<typeof selectGeneralBanners>) => {
  const dispatch = useDispatch();
  return (
    <GeneralCard data-general="">
      {paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two banners may show the same fragment, and none moves
        <div key={`${index} ${path}`}>
          {index > 0 || heading === undefined ? null : (
            <BannerHeading text={heading} colours={bannerColours(textColour, 'surface')} />
          )}
          <ContentBlock
            path={path}
            name={text('banners.banner', { place: index + 1 })}
            belowHeading={heading === undefined ? 2 : 3}
            reserve="var(--text-room)"
          />
          {index < paths.length - 1 || address === undefined ? null : (
            <a data-private="" href={address} {...followed(() => dispatch(linkFollowed('general-banner open')))}>
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
  const arsRoom = useSelector(selectArsRoom);
  const generalRoom = useSelector(selectGeneralRoom);
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
