import styled from '@emotion/styled';
import { column } from './mixins';

/** Replaces the package's style sheet: the row is at `--carousel-page`, and follows a finger by `--carousel-drag`. */
export const CarouselFrame = styled.div`
  ${column}
  gap: var(--space-3);
  touch-action: pan-y pinch-zoom;
  .carousel-root {
    overflow: hidden;
    margin: -0.75rem;
    padding-block: 0.75rem;
  }
  .slider {
    display: flex;
    transform: translateX(calc(var(--carousel-page) * var(--inline-direction) * -100% + var(--carousel-drag, 0px)));
    transition: transform var(--carousel-time) cubic-bezier(0.4, 0, 0.2, 1);
  }
  .slide {
    flex: 0 0 100%;
    display: grid;
    /* No wider than the page, whose words break instead. */
    grid-template-columns: minmax(0, 1fr);
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
`;

/** A page, shifted from its slot to its position. */
export const CarouselSlide = styled.div`
  position: relative;
  inset-inline-start: calc(var(--carousel-shift) * 100%);
  margin-inline: 0.75rem;
`;

/** A page's items, in equal columns. */
export const CarouselList = styled.ul`
  display: grid;
  gap: var(--space-4);
  block-size: 100%;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
