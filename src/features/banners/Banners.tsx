import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ContentBanner, ContentBlock } from '../../content';
import { BannerGrid, BannerRoom } from '../../ui/BlockRooms';
import { Section } from '../../ui/Page';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BannersRoom } from './BannersRoom';
import {
  type ArsBanner,
  type GeneralBanners,
  selectArsBanner,
  selectArsRoom,
  selectGeneralBanners,
  selectGeneralRoom,
} from './selectors';
import { bannerFollowed } from './slice';

const BannerLink = styled.a`
--accent:var(--accent-rewards);
position:relative;display:block;border-radius:var(--radius-large);color:inherit;text-decoration:none;transition:translate .2s;
&&>*{padding-inline:clamp(40px,8vw,var(--space-7));border-color:color-mix(in srgb,var(--accent) 35%,var(--line));transition:border-color .2s,box-shadow .2s}
&::after{content:'';position:absolute;inset-block-start:calc(50% - .25rem);inset-inline-end:var(--space-5);inline-size:.5rem;
block-size:.5rem;border:solid var(--accent);border-width:2px 2px 0 0;rotate:45deg}
[dir=rtl] &::after{rotate:-135deg}
&:hover{translate:0 -2px}
&:hover>*{border-color:var(--accent);box-shadow:var(--shadow-raised)}
&:active{translate:0 0}
&:focus-visible{border-radius:var(--radius-large)}
@media (forced-colors:active){&:hover>*{border-color:Highlight}}
`;

const Pieces = styled(BannerGrid)`
>*{container-type:inline-size}
& :is(div,section)>img:first-child{display:block;aspect-ratio:16/9;object-fit:cover;border-radius:var(--radius-medium);background:var(--sunken);
inline-size:100%;max-block-size:9rem}
@container (min-width:22rem){
& :is(div,section):has(>img:first-child){display:flow-root}
& :is(div,section)>img:first-child{float:inline-start;inline-size:min(38%,16rem);max-block-size:none;margin-inline-end:var(--space-5)}
& :is(div,section)>img:first-child+*{margin-block-start:0}}
&& :is(h3,h4){font-size:var(--text-title)}
p{color:var(--ink-muted)}
`;

const FindOutMore = styled.a`
align-self:center;display:inline-flex;align-items:center;min-block-size:2.75rem;font-weight:620;
`;

const Ars = ({ banner: { heading, textColour, address } }: { banner: ArsBanner }) => {
  const dispatch = useDispatch();
  const banner = <ContentBanner heading={heading} textColour={textColour} />;
  if (address === undefined) return banner;
  return (
    <BannerLink href={address} onClick={() => dispatch(bannerFollowed(heading))}>
      {banner}
    </BannerLink>
  );
};

const General = ({ banners: { heading, textColour, address, fragments } }: { banners: GeneralBanners }) => {
  const dispatch = useDispatch();
  const findOutMore = 'Find out more';
  return (
    <ContentBanner heading={heading} textColour={textColour}>
      <Pieces>
        {fragments.map((fragment, index) => (
          <ContentBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: two banners may show the same fragment, and none changes place
            key={`${index} ${fragment.path}`}
            fragment={fragment}
            belowHeading={heading === undefined ? 2 : 3}
            reserve="var(--piece)"
          />
        ))}
      </Pieces>
      {address === undefined ? null : (
        <FindOutMore href={address} onClick={() => dispatch(bannerFollowed(heading ?? findOutMore))}>
          {findOutMore}
        </FindOutMore>
      )}
    </ContentBanner>
  );
};

/** The ars banner and the general banners in one block, absent while neither shows (spec section 2). */
export const Banners = () => {
  const headingId = useId();
  const ars = useSelector(selectArsBanner);
  const general = useSelector(selectGeneralBanners);
  const arsRoom = useSelector(selectArsRoom);
  const pieces = useSelector(selectGeneralRoom);
  if (ars === undefined && general === undefined) return <BannersRoom />;
  return (
    <Section aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Highlights
      </VisuallyHidden>
      {ars === undefined ? arsRoom > 0 && <BannerRoom /> : <Ars banner={ars} />}
      {general === undefined ? pieces > 0 && <BannerRoom pieces={pieces} /> : <General banners={general} />}
    </Section>
  );
};
