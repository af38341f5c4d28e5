import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';

/**
 * The frame. These rules replace the carousel package's style sheet: the row is at `--carousel-page`, in the reading
 * direction, follows a finger by `--carousel-drag`, and moves in `--carousel-time`.
 */
export const CarouselFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-inline-size: 0;
  touch-action: pan-y pinch-zoom;
  .carousel-root {
    overflow: hidden;
    margin: -0.75rem;
    padding-block: 0.75rem;
  }
  .slider {
    display: flex;
    transform: translateX(calc(var(--carousel-page) * var(--inline-direction) * -100% + var(--carousel-drag, 0px)));
    transition: transform var(--carousel-time) cubic-bezier(0.4, 0, 0.2, 1);
  }
  .slide {
    flex: 0 0 100%;
    display: grid;
    min-inline-size: 0;
  }
  .slide:has(> [inert]) {
    visibility: hidden;
    transition: visibility 0s var(--carousel-time);
  }
  &[data-dragged] {
    -webkit-user-select: none;
    user-select: none;
    .slider {
      transition: none;
    }
    .slide {
      visibility: visible;
      transition: none;
    }
  }
`;

/** A page, shifted from its slot to its position; pages out of view are inert. */
export const CarouselSlide = styled.div`
  position: relative;
  inset-inline-start: calc(var(--carousel-shift) * 100%);
  min-inline-size: 0;
  margin-inline: 0.75rem;
`;

/** A page's items, in equal columns. */
export const CarouselList = styled.ul`
  display: grid;
  gap: var(--space-4);
  block-size: 100%;
  > li {
    min-inline-size: 0;
    display: grid;
  }
  /* On paper nothing goes on loading. */
  @media print {
    > li:has([data-waiting]) {
      display: none;
    }
  }
`;

export interface CarouselTrackProps {
  /** The slides in the document, by slot. */
  readonly slides: readonly ReactElement[];
  /** The slot of the visible slide. */
  readonly shown: number;
}

const nothing = () => null;
const unmoved = () => ({});

/**
 * The slides in a row, by react-responsive-carousel, which knows the selected one. Our frame's CSS positions and moves
 * the row, because the package's own way supports neither right to left nor reduced motion, and turns pages on vertical
 * scrolls; the dots and arrows are ours as well (docs/decisions.md).
 */
export const CarouselTrack = ({ slides, shown }: CarouselTrackProps) => (
  <CarouselPackage
    selectedItem={shown}
    swipeable={false}
    showIndicators={false}
    showStatus={false}
    showThumbs={false}
    renderArrowPrev={nothing}
    renderArrowNext={nothing}
    animationHandler={unmoved}
  >
    {[...slides]}
  </CarouselPackage>
);
