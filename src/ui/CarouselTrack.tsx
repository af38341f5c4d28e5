import type { ReactElement } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';

export interface CarouselTrackProps {
  /** The slides in the document, by slot. */
  readonly slides: readonly ReactElement[];
  /** The slot of the visible slide. */
  readonly shown: number;
}

// The package measures a slide for its swipes and thumbnails, which we do not use; each measurement would force a
// layout of the whole page while the first tiles are drawn.
// It also renders a list of all slides; a screen reader should only find the visible page and its own list.
class SlidesOnly extends CarouselPackage {
  override updateSizes = () => {};
  override setListRef = (row: HTMLElement | null) => {
    row?.setAttribute('role', 'none');
  };
}

const nothing = () => null;
const unmoved = () => ({});

/**
 * The slides in a row, by react-responsive-carousel. Our frame's CSS positions and moves the row, because the package's
 * own way supports neither right to left nor reduced motion, and turns pages on vertical scrolls.
 */
export const CarouselTrack = ({ slides, shown }: CarouselTrackProps) => (
  <SlidesOnly
    selectedItem={shown}
    animationHandler={unmoved}
    swipeable={false}
    infiniteLoop={false}
    autoPlay={false}
    showArrows={false}
    showStatus={false}
    showThumbs={false}
    showIndicators={false}
    renderArrowPrev={nothing}
    renderArrowNext={nothing}
  >
    {[...slides]}
  </SlidesOnly>
);
