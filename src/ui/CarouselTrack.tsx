import type { ReactElement } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';

export interface CarouselTrackProps {
  /** The slides in the document, in their slots. */
  readonly slides: readonly ReactElement[];
  /** The slot of the slide that is shown. */
  readonly shown: number;
}

const nothing = () => null;
const unmoved = () => ({});

// The package writes a list of all slides; a screen reader shall meet the one page that is shown, and its list.
const withoutList = (place: HTMLElement | null): void => {
  place?.querySelector('.slider')?.setAttribute('role', 'none');
};

/**
 * The slides in a row, by react-responsive-carousel. Where the row stands and how it moves there is in the style of the
 * frame: the package's own way knows neither right to left nor less movement, and pages on vertical scrolls.
 */
export const CarouselTrack = ({ slides, shown }: CarouselTrackProps) => (
  <div ref={withoutList}>
    <CarouselPackage
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
    </CarouselPackage>
  </div>
);
