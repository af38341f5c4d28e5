import styled from '@emotion/styled';
import { aboveLink, wrapping } from '../../ui/mixins';

/** Goals, plays and Miles; on the overview an article with its own heading. */
export const TrackerArticle = styled.article`
  position: relative;
  display: grid;
  grid-template: "head" "rings" "legend" "counts" / minmax(0, 1fr);
  gap: var(--space-2) var(--space-6);
  justify-items: center;
  border-radius: var(--radius-medium);
  > h3 {
    grid-area: head;
    justify-self: start;
    margin: 0;
    font-size: var(--text-body);
  }
  > h3 > a::before {
    inset: calc(-1 * var(--space-2));
    border-radius: var(--radius-medium);
  }
  > h3 > a::after {
    border-color: currentColor;
  }
  > ul {
    justify-self: stretch;
  }
  /* The "?" is in the corner, where it takes no room from the counts. */
  &&& > button:first-of-type {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  @container stage (min-width: 34rem) {
    grid-template: "rings head" 1fr "rings legend" auto "rings counts" 1fr / 245px minmax(0, 1fr);
    row-gap: var(--space-3);
    /* Since when it is old stands below what it is said of. */
    &:has(> svg) > div {
      grid-column: 2;
    }
    /* Where no ring is drawn, nothing is kept for one. */
    &:not(:has(> svg, > [data-skeleton])) {
      grid-template: "head" auto "counts" auto / minmax(0, 1fr);
    }
    > h3 {
      align-self: end;
    }
    /* In the line of the heading; above the words of the rings, or the counts, where there is none. */
    &&& > button:first-of-type {
      position: relative;
      grid-area: head;
      place-self: end;
    }
    > ul {
      align-self: start;
    }
    /* Two counts do not fill the row: they and their ring are in its middle. */
    &:has(> [data-alone]) {
      grid-template-columns: 245px minmax(0, 32.5rem);
      justify-content: center;
      > ul:last-child {
        grid-area: legend;
      }
    }
  }
  @media (max-width: 480px) {
    @container stage (min-width: 15rem) {
      grid-template: "head head" "rings legend" "counts counts" / auto minmax(0, 1fr);
      gap: var(--space-3) var(--space-5);
      > [data-legend] {
        align-self: center;
        grid-template-columns: minmax(0, 1fr);
      }
      /* A single ring has its words in its middle. */
      &:has(> [data-alone]) {
        grid-template: "rings counts" / auto minmax(0, 1fr);
        > ul:last-child {
          align-self: center;
          flex-direction: column;
          /* The room of the "?" above, and as much below. */
          padding-block: 1.75rem;
          > li {
            flex: none;
          }
        }
      }
    }
  }
`;

/** The counts, each on its own background. */
export const Counts = styled.ul`
  grid-area: counts;
  ${wrapping}
  gap: var(--space-2);
  li {
    flex: 1 1 6rem;
    /* A number and its unit stay in one line if that fits. */
    min-inline-size: fit-content;
    overflow-wrap: anywhere;
    padding: var(--space-3) var(--space-2);
    border-radius: var(--radius-medium);
    background: var(--stage-raised);
    font-size: var(--text-lead);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
    unicode-bidi: plaintext;
  }
  @container stage (max-width: 33.99rem) {
    li {
      padding-block: var(--space-2);
    }
  }
  @container stage (min-width: 34rem) {
    li {
      max-inline-size: 16rem;
    }
  }
  @media (forced-colors: active), print {
    li {
      border: 1px solid var(--stage-muted);
    }
  }
`;

/** The error, and below it the button to try again. */
export const FailureParts = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  justify-self: start;
  gap: var(--space-3);
  button {
    ${aboveLink}
  }
`;

/** Placeholders for the rings and the text below them. */
export const RingsRoom = styled.div`
  grid-area: rings;
  inline-size: 245px;
  max-inline-size: 100%;
  aspect-ratio: 1;
  border: 18px solid var(--ring-track);
  border-radius: 50%;
  @media (max-width: 480px) {
    inline-size: 9.5rem;
  }
`;
