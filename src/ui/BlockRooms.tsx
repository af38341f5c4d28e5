import styled from '@emotion/styled';
import { type ElementType, Fragment } from 'react';
import { Panel, Section } from './Page';
import { SkeletonBlock } from './Skeleton';
import { mobileLayout } from './theme';

/** A banner's surface: its heading, above what it carries. */
export const BannerPanel = styled(Panel)`
display:flex;flex-direction:column;gap:var(--space-4);
>span{margin-inline:auto}
`;

/** The pieces of a banner side by side where they fit; a piece is about `--piece` tall. */
export const BannerGrid = styled.div`
--piece:9rem;
display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:var(--space-5);
@media (max-width:34rem){--piece:18.5rem}
`;

const Piece = styled.div`
display:flex;flex-wrap:wrap;align-content:flex-start;gap:var(--space-3) var(--space-5);block-size:var(--piece);overflow:hidden;
`;

// A picture and the heading beside it, or below where it is narrow.
const pieces = (count: number, Surface: ElementType = Fragment) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never change places
    <Surface key={index}>
      <Piece>
        <SkeletonBlock width="16rem" height="9rem" />
        <SkeletonBlock width="12rem" height="1.5rem" />
      </Piece>
    </Surface>
  ));

const dots =
  'grid-column:1/-1;block-size:2.75rem;margin-block-start:calc(var(--space-3) - var(--space-5));visibility:hidden';

const Row = styled.div`
--piece:var(--action-height);
display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--space-5);
>:nth-child(4){${dots}}
${mobileLayout}{grid-template-columns:repeat(2,minmax(0,1fr));>:nth-child(3){${dots}}>:nth-child(4){display:none}}
@media (max-width:766.98px){grid-template-columns:minmax(0,1fr);>:nth-child(2){${dots}}>:nth-child(3){display:none}}
`;

/** The room of a banner that is being asked for: its heading, and so many pieces and a link where there are any. */
export const BannerRoom = ({ pieces: count = 0 }: { pieces?: number }) => (
  <BannerPanel aria-hidden="true">
    <SkeletonBlock width="24rem" height="calc(1.25*var(--text-section))" />
    {count > 0 ? (
      <>
        <BannerGrid>{pieces(count)}</BannerGrid>
        <SkeletonBlock width="7rem" height="2.75rem" />
      </>
    ) : null}
  </BannerPanel>
);

/** The room of a carousel that is being asked for: its heading, one page of up to three tiles, dots where there are more. */
export const CarouselRoom = ({ tiles }: { tiles: number }) => (
  <Section as="div" aria-hidden="true">
    <SkeletonBlock width="14rem" height="calc(1.2*var(--text-section))" />
    <Row>{pieces(tiles, Panel)}</Row>
  </Section>
);
