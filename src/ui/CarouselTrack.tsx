import type { ReactElement } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';

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
