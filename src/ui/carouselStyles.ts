import styled from '@emotion/styled';

/**
 * The frame. These rules replace the carousel package's style sheet: the row is at `--carousel-page`, in the reading
 * direction, follows a finger by `--carousel-drag`, and moves in `--carousel-time`.
 */
export const CarouselFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-inline-size: 0;
  touch-action: pan-y pinch-zoom;
  .carousel-root {
    overflow: hidden;
    margin: -0.75rem;
    padding-block: 0.75rem;
  }
  .slider {
    display: flex;
    padding: 0;
    list-style: none;
    transform: translateX(calc(var(--carousel-page) * var(--inline-direction) * -100% + var(--carousel-drag, 0px)));
    transition: transform var(--carousel-time) cubic-bezier(0.4, 0, 0.2, 1);
  }
  .slide {
    flex: 0 0 100%;
    display: grid;
    min-inline-size: 0;
  }
  .slide:has(> [inert]) {
    visibility: hidden;
    transition: visibility 0s var(--carousel-time);
  }
  &[data-dragged] {
    -webkit-user-select: none;
    user-select: none;
    .slider {
      transition: none;
    }
    .slide {
      visibility: visible;
      transition: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .slider {
      transition: none !important;
    }
  }
`;

/** A page, shifted from its slot to its position; pages out of view are inert. */
export const CarouselSlide = styled.div`
  position: relative;
  inset-inline-start: calc(var(--carousel-shift) * 100%);
  min-inline-size: 0;
  margin-inline: 0.75rem;
`;

/** A page's items, in equal columns. */
export const CarouselList = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  block-size: 100%;
  > li {
    min-inline-size: 0;
    display: grid;
  }
  /* On paper nothing goes on loading. */
  @media print {
    > li:has([data-waiting]) {
      display: none;
    }
  }
`;

/** Dots and what stands beside them: at the end of the heading row, or in a row of their own. */
export const CarouselControls = styled.div`
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

/** The dots, each with a target of 24 px or more. */
export const CarouselDots = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  padding: 0;
  list-style: none;
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

/** "Page {i} of {n}" */
export const CarouselPosition = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;
