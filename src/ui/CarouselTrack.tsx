import { cloneElement, type ReactElement } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';

export interface CarouselTrackProps {
  /** The slides in the document, by slot. */
  readonly slides: readonly ReactElement<{ className?: string }>[];
  /** The slot of the visible slide. */
  readonly shown: number;
}

// The package measures a slide for its swipes and thumbnails, which we do not use; each measurement would force a
// layout of the whole page while the first tiles are drawn. Of what it draws we need the slides alone, without the list
// around them: a screen reader should only find the visible page and its own list.
class SlidesOnly extends CarouselPackage {
  override updateSizes = () => {};
  override render() {
    return (
      <div className="carousel-root">
        <div className="slider">
          {this.renderItems().map(({ props: { className, children } }) =>
            // A built slide has the class of its style already.
            cloneElement(children, { className: [children.props.className, className].filter(Boolean).join(' ') }),
          )}
        </div>
      </div>
    );
  }
}

const unmoved = () => ({});

/**
 * The slides in a row, by react-responsive-carousel. Our frame's CSS positions and moves the row, because the package's
 * own way supports neither right to left nor reduced motion, and turns pages on vertical scrolls.
 */
export const CarouselTrack = ({ slides, shown }: CarouselTrackProps) => (
  <SlidesOnly
    selectedItem={shown}
    swipeable={false}
    showThumbs={false}
    infiniteLoop={false}
    autoPlay={false}
    animationHandler={unmoved}
  >
    {[...slides]}
  </SlidesOnly>
);
