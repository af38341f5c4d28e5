/** The part of the package's types that we use; its own types need those of React 16. */
declare module 'react-responsive-carousel' {
  import { Component, type CSSProperties, type ReactNode } from 'react';

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

  export class Carousel extends Component<CarouselProps> {
    /** Measures the first slide; called once mounted and whenever the window is resized. */
    updateSizes: () => void;
    /** Gets the list of slides. */
    setListRef: (list: HTMLElement | null) => void;
  }
}
