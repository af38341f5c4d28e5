/** The part of the package's types that we use; its own need React 16's. */
declare module 'react-responsive-carousel' {
  import type { ComponentType, CSSProperties, ReactNode } from 'react';

  interface CarouselProps {
    selectedItem?: number;
    swipeable?: boolean;
    infiniteLoop?: boolean;
    autoPlay?: boolean;
    showArrows?: boolean;
    showStatus?: boolean;
    showThumbs?: boolean;
    showIndicators?: boolean;
    renderArrowPrev?: () => ReactNode;
    renderArrowNext?: () => ReactNode;
    animationHandler?: () => { readonly itemListStyle?: CSSProperties };
    children?: ReactNode;
  }

  export const Carousel: ComponentType<CarouselProps>;
}
