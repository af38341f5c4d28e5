import styled from '@emotion/styled';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { dotPages, isRightToLeft, manyPages, pageForKey } from './carouselPages';
import { useResting } from './PressGuard';

// Dots and what stands beside them: at the end of the heading row, or in a row of their own.
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--space-2);
  min-block-size: 2.75rem;
  h2 ~ & {
    flex: 1 1 auto;
    justify-content: flex-end;
  }
  /* In a dialog they are its foot. */
  dialog & {
    margin: var(--space-3) calc(-1 * var(--edge)) calc(-1 * var(--edge-block));
    padding: var(--space-3) var(--edge);
    background: var(--sunken);
    border-block-start: 1px solid var(--line);
  }
  @media (max-width: 34rem) {
    &:has(> button) > ul {
      order: -1;
      flex-basis: 100%;
    }
  }
`;

// The dots, each with a target of 24 px or more.
const Dots = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  h2 ~ & {
    flex: 1 1 auto;
    justify-content: flex-end;
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button::before {
    content: "";
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: var(--radius-round);
    border: 2px solid var(--outline);
  }
  button:hover::before {
    border-color: var(--brand);
  }
  button[aria-current]::before {
    inline-size: 1.5rem;
    border-color: var(--brand);
    background: var(--brand);
  }
  @media (max-width: 480px) {
    h2 ~ &,
    h2 ~ * > & {
      button {
        inline-size: 1.5rem;
      }
      button::before {
        inline-size: 0.5rem;
        block-size: 0.5rem;
      }
      button[aria-current]::before {
        inline-size: 1.125rem;
      }
    }
  }
  @media (forced-colors: active) {
    button[aria-current]::before {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

// "Page {i} of {n}"
const Position = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

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
    <Dots ref={dots} inert={useResting()}>
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
    </Dots>
  );
};

const Controls = ({ page, count, arrows, onGo }: CarouselNavigationProps) => {
  // Kept here, because the dots are drawn anew when something joins them or leaves.
  const focused = useRef<number>(undefined);
  const dots = <CarouselDotRow page={page} count={count} onGo={onGo} focused={focused} />;
  if (!arrows && count <= manyPages) return dots;
  return (
    <Beside>
      {arrows ? (
        <Button kind="quiet" aria-disabled={page === 0} onClick={() => onGo(page - 1)}>
          Previous
        </Button>
      ) : null}
      {dots}
      {count > manyPages ? <Position>{`Page ${page + 1} of ${count}`}</Position> : null}
      {arrows ? (
        <Button kind="quiet" aria-disabled={page === count - 1} onClick={() => onGo(page + 1)}>
          Next
        </Button>
      ) : null}
    </Beside>
  );
};

/** The dots of a carousel, "Page {i} of {n}" beyond ten pages, and optional arrows. */
export const CarouselNavigation = (props: CarouselNavigationProps) =>
  props.count > 1 ? <Controls {...props} /> : null;
