import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { dotPages, isRightToLeft, manyPages, pageForKey } from './carouselPages';
import { CarouselControls, CarouselDots, CarouselPosition } from './carouselStyles';
import { useResting } from './PressGuard';

interface CarouselNavigationProps {
  readonly page: number;
  readonly count: number;
  /** Shows "Previous" and "Next" beside the dots. */
  readonly arrows: boolean;
  readonly onGo: (page: number) => void;
}

interface CarouselDotRowProps extends Omit<CarouselNavigationProps, 'arrows'> {
  /** The page whose dot has the focus, or should get it. */
  readonly focused: RefObject<number | undefined>;
}

const CarouselDotRow = ({ page, count, onGo, focused }: CarouselDotRowProps) => {
  const dots = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const dotOf = (wanted: number) => dots.current?.querySelector<HTMLElement>(`[data-page="${wanted}"]`);
    (dotOf(focused.current) ?? dotOf(page))?.focus();
  }, [page, focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = pageForKey(event.key, page, count, isRightToLeft(event.currentTarget));
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (target === page) return;
    focused.current = target;
    onGo(target);
  };
  return (
    <CarouselDots ref={dots} inert={useResting()}>
      {dotPages(page, count).map((dot) => (
        <li key={dot}>
          <button
            type="button"
            data-page={dot}
            aria-label={`Go to page ${dot + 1} of ${count}`}
            aria-current={dot === page ? 'true' : undefined}
            onClick={() => onGo(dot)}
            onKeyDown={onKeyDown}
            onFocus={() => {
              focused.current = dot;
            }}
            onBlur={() => {
              focused.current = undefined;
            }}
          />
        </li>
      ))}
    </CarouselDots>
  );
};

const Controls = ({ page, count, arrows, onGo }: CarouselNavigationProps) => {
  // Kept here, because the dots are drawn anew when something joins them or leaves.
  const focused = useRef<number>(undefined);
  const dots = <CarouselDotRow page={page} count={count} onGo={onGo} focused={focused} />;
  if (!arrows && count <= manyPages) return dots;
  return (
    <CarouselControls>
      {arrows ? (
        <Button kind="quiet" aria-disabled={page === 0} onClick={() => onGo(page - 1)}>
          Previous
        </Button>
      ) : null}
      {dots}
      {count > manyPages ? <CarouselPosition>{`Page ${page + 1} of ${count}`}</CarouselPosition> : null}
      {arrows ? (
        <Button kind="quiet" aria-disabled={page === count - 1} onClick={() => onGo(page + 1)}>
          Next
        </Button>
      ) : null}
    </CarouselControls>
  );
};

/** The dots of a carousel, "Page {i} of {n}" beyond ten pages, and optional arrows. */
export const CarouselNavigation = (props: CarouselNavigationProps) =>
  props.count > 1 ? <Controls {...props} /> : null;
