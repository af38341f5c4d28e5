/** The part of the package's types that we use; its own types need those of React 16. */
declare module 'react-responsive-carousel' {
  import type { ComponentType, ReactNode } from 'react';

  interface CarouselProps {
    selectedItem?: number;
    swipeable?: boolean;
    showIndicators?: boolean;
    showStatus?: boolean;
    showThumbs?: boolean;
    renderArrowPrev?: () => ReactNode;
    renderArrowNext?: () => ReactNode;
    /** The styles with which the row moves. */
    animationHandler?: () => Readonly<Record<string, never>>;
    children?: ReactNode;
  }

  export const Carousel: ComponentType<CarouselProps>;
}
