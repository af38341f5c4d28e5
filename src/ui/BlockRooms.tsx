import styled from '@emotion/styled';
import { mobileLayout, oneItemWide } from './layouts';
import { Section } from './Page';
import { SkeletonBlock } from './Skeleton';

/** The card of the general banners if there is only one, which is not stretched, and whose words may wrap. */
const oneBanner = '[data-general]:not(:has(> [data-content-block] ~ [data-content-block]))';

/**
 * The banners on the edge of the title band, in one strip that scrolls sideways if they do not fit. `data-general`
 * marks the general ones, which take the space that the ars banner leaves.
 */
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
    border: 1px solid var(--line);
    border-radius: var(--radius-medium);
    background: var(--surface);
  }
  > [data-general] {
    flex: 1 1 0;
  }
  > h2 + ${oneBanner} {
    flex: 0 1 44rem;
  }
  @media (max-width: 1399.98px) {
    > :not(h2) {
      flex: none;
      inline-size: min(16rem, 60vw);
    }
    > [data-general] {
      flex: 1 0 auto;
      inline-size: auto;
      min-inline-size: min(26rem, 90vw);
    }
    > h2 + ${oneBanner} {
      flex: 1 1 auto;
      max-inline-size: 44rem;
    }
  }
  /* As wide as the card below it. */
  @media ${mobileLayout} {
    > h2 + ${oneBanner} {
      max-inline-size: none;
    }
  }
  /* Of the next card only its edge shows, and no word is cut. */
  @media (max-width: 480px) {
    > :not(h2, [data-general]):not(:last-child) {
      inline-size: calc(100% - var(--space-3));
      min-block-size: 4.5rem;
    }
  }
  /* On the narrowest phones the words of most banners need a line more. */
  @media (max-width: 340px) {
    > [data-general] {
      min-block-size: 8.25rem;
    }
  }
  /* For fingers alone: it would snap back from a link that has come into view with the focus. */
  @media (pointer: coarse) {
    &:not(:has(:focus-visible)) {
      scroll-snap-type: x proximity;
    }
  }
  @media print {
    display: none;
  }
`;

/** One page of a carousel of three cards, fewer on a narrow page. */
const CardRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);
  > * {
    min-block-size: var(--action-height);
    border: 1px solid var(--line);
    border-radius: var(--radius-medium);
    background: var(--surface);
  }
  @media ${mobileLayout} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-of-type(3) {
      display: none;
    }
  }
  @media ${oneItemWide} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-of-type(2) {
      display: none;
    }
  }
`;

/** The heading row of a carousel, "See all", and the dots; with `data-rows`, on a phone, they have a row of their own. */
export const CarouselHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
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
    &[data-rows] {
      min-block-size: 5.5rem;
      align-content: start;
    }
    &[data-rows] > h2 ~ div {
      flex-basis: 100%;
      justify-content: flex-start;
    }
  }
`;

/** Space for banners that are loading. */
export const BannersPlaces = ({ ars, general }: { ars: boolean; general: boolean }) => (
  <BannerStrip as="div" aria-hidden="true">
    {ars ? <div data-skeleton="" /> : null}
    {general ? <div data-skeleton="" data-general="" /> : null}
  </BannerStrip>
);

/** Space for a carousel that is loading: its heading, and one page of up to three cards. */
export const CarouselRoom = ({ tiles }: { tiles: number }) => (
  <Section as="div" aria-hidden="true">
    <CarouselHead data-rows={tiles > 1 ? '' : undefined}>
      <SkeletonBlock width="14rem" height="1.5rem" />
    </CarouselHead>
    <CardRow>
      <div data-skeleton="" />
      {tiles > 1 ? <div data-skeleton="" /> : null}
      {tiles > 2 ? <div data-skeleton="" /> : null}
    </CardRow>
  </Section>
);
