/** The part of the package's types that we use; its own types need those of React 16. */
declare module 'react-responsive-carousel' {
  import { Component, type ReactElement, type ReactNode } from 'react';

  interface CarouselProps {
    selectedItem?: number;
    swipeable?: boolean;
    infiniteLoop?: boolean;
    autoPlay?: boolean;
    showArrows?: boolean;
    showStatus?: boolean;
    showThumbs?: boolean;
    /** The styles with which the row moves. */
    animationHandler?: () => Readonly<Record<string, never>>;
    children?: ReactNode;
  }

  export class Carousel extends Component<CarouselProps> {
    /** Measures the first slide; called once mounted and whenever the window is resized. */
    updateSizes: () => void;
    /** Each child within an item of a list. */
    renderItems(): ReactElement<{ className: string; children: ReactElement<{ className: string }> }>[];
  }
}
