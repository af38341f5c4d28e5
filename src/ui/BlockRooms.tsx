import styled from '@emotion/styled';
import { mobileLayout, oneItemWide, wideLayout } from './layouts';
import { panel, wrappingRow } from './mixins';
import { Section } from './Page';
import { SkeletonBlock, SkeletonLines } from './Skeleton';

/** The card of the general banners if there is only one, which is not stretched, and whose words may wrap. */
const oneBanner = '[data-general]:not(:has(> div ~ div))';

/** Only while no link has the focus: it would snap back from a link that the keyboard has moved into view. */
export const snapForFingers = `
  &:not(:has(:focus-visible)) {
    scroll-snap-type: x proximity;
  }
`;

/** The banners in a strip that scrolls sideways; `data-general` ones take the space that the ars banner leaves. */
export const BannerStrip = styled.section`
  display: flex;
  gap: var(--space-3);
  overflow-x: auto;
  scroll-padding-inline: var(--page-edge);
  scrollbar-width: thin;
  scrollbar-color: var(--outline) transparent;
  padding: var(--space-1) var(--page-edge);
  > :not(h2) {
    flex: 0 1 20rem;
    min-inline-size: min-content;
    min-block-size: 6.875rem;
    ${panel('medium')}
  }
  > [data-general] {
    flex: 1 1 0;
  }
  > h2 + ${oneBanner} {
    flex: 0 1 44rem;
  }
  @media (max-width: 1399.98px) {
    > :not(h2) {
      flex-basis: clamp(13rem, 20vw, 20rem);
    }
  }
  /* One line more. The page's own paint has it too (public/index.html). */
  @media ${wideLayout} and (max-width: 1099.98px) {
    > :not(h2) {
      min-block-size: 7.75rem;
    }
  }
  @media ${mobileLayout} {
    > :not(h2) {
      flex: 1 0 min(16rem, 60vw);
      max-inline-size: 20rem;
    }
    > [data-general] {
      max-inline-size: none;
      flex: 1 0 auto;
      min-inline-size: min(26rem, 90vw);
    }
    /* As wide as the card below it. */
    > h2 + ${oneBanner} {
      flex: 1 1 auto;
    }
  }
  @media (max-width: 480px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow: visible;
    > :not(h2) {
      min-block-size: 4rem;
      min-inline-size: 0;
      max-inline-size: none;
    }
  }
  @media (pointer: coarse) {
    ${snapForFingers}
  }
`;

/** One page of a carousel of three cards; on a narrow page fewer are in sight. */
const CardRow = styled.div`
  --across: 3;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% + var(--space-4)) / var(--across) - var(--space-4));
  gap: var(--space-4);
  overflow: clip;
  > * {
    min-block-size: var(--action-height);
    ${panel('medium')}
  }
  @media ${mobileLayout} {
    --across: 2;
  }
  @media ${oneItemWide} {
    --across: 1;
  }
`;

/** The heading row of a carousel: "See all", and the dots if they are not below. */
export const CarouselHead = styled.div`
  ${wrappingRow}
  /* Its targets are above the edge of the slides. */
  position: relative;
  z-index: 1;
  min-block-size: 2.75rem;
  margin-block: -0.375rem;
  > button {
    padding-inline: var(--space-2);
    margin-inline: var(--space-2) auto;
  }
  @media (max-width: 480px) {
    > button {
      margin-inline: auto calc(-1 * var(--space-2));
    }
  }
`;

/** The dots below the pages of a carousel on a phone, and their room. */
export const CarouselDots = styled.div`
  /* More where large text wraps them. */
  min-block-size: 1.75rem;
  margin-block-end: -0.5rem;
  /* Their targets are taller. */
  > div {
    margin-block: -0.5rem;
  }
  @media (min-width: 480.02px) {
    display: none;
  }
`;

const Bones = styled.div`
  display: grid;
  align-content: center;
  padding-inline: var(--space-4);
  /* A heading, three lines and a link below each other. */
  @media (max-width: 480px) {
    &&[data-general] {
      min-block-size: 9.0625rem;
    }
  }
`;

/** Space for one card; `general`: the general banners'. */
export const CardRoom = ({ general = false }: { general?: boolean }) => (
  <Bones aria-hidden="true" data-skeleton="" data-general={general ? '' : undefined}>
    <SkeletonLines />
  </Bones>
);

/** Space for banners that are loading. */
export const BannersPlaces = ({ ars, general }: { ars: boolean; general: boolean }) => (
  <BannerStrip as="div" aria-hidden="true">
    {ars ? <CardRoom /> : null}
    {general ? <CardRoom general /> : null}
  </BannerStrip>
);

/** Space for a carousel that is loading: its heading, and one page of up to three cards. */
export const CarouselRoom = ({ tiles }: { tiles: number }) => (
  <Section as="div" aria-hidden="true">
    <CarouselHead>
      <SkeletonBlock width="14rem" height="1.5rem" />
    </CarouselHead>
    <CardRow>
      <CardRoom />
      {tiles > 1 ? <CardRoom /> : null}
      {tiles > 2 ? <CardRoom /> : null}
    </CardRow>
    {tiles > 1 ? <CarouselDots /> : null}
  </Section>
);
