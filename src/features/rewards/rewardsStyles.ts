import styled from '@emotion/styled';

/** The content of the stage below its heading: the statuses, and the panel beside or below them. */
export const RewardsGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
  @container stage (min-width: 43rem) {
    &[data-panel] {
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: var(--space-6);
      align-items: center;
    }
  }
`;

/** The statuses side by side; below each other if the panel is beside them, or one of them can be tried again. */
export const StatusTiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  /* As wide as its longest word at least: what does not fit takes a row of its own. */
  > * {
    flex: 1 1 4.5rem;
    min-inline-size: min-content;
    max-inline-size: 100%;
  }
  /* Without the panel there are four. */
  *:not([data-panel]) > & > * {
    flex-basis: 40%;
  }
  &:has([data-kind]) > * {
    flex-basis: 100%;
  }
  @container stage (min-width: 30rem) {
    *:not([data-panel]) > & > * {
      flex-basis: 5rem;
    }
  }
  @container stage (min-width: 43rem) {
    [data-panel] > & {
      flex-direction: column;
      > * {
        flex-basis: auto;
      }
    }
  }
`;

// The medal at the start, and the words beside it.
const beside = `
  grid-template-columns: auto minmax(min-content, 1fr);
  justify-items: start;
  text-align: start;
  > svg {
    grid-row: 1 / span 2;
    align-self: center;
    margin: 0;
  }
  > div {
    grid-column: 2;
    margin-block-end: -0.5rem;
  }
`;

/** One status: its medal, the part's name, and the status in words. The heading's link covers it all. */
export const MedalArticle = styled.article`
  --ink: var(--stage-ink);
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  column-gap: var(--space-3);
  padding: var(--space-2) var(--space-1);
  border-radius: var(--radius-medium);
  background: var(--stage-raised);
  text-align: center;
  > svg {
    margin-block-end: var(--space-2);
    color: var(--stage-muted);
  }
  &.status-gold > svg {
    color: var(--medal-gold);
  }
  &.status-silver > svg {
    color: var(--medal-silver);
  }
  &.status-bronze > svg {
    color: var(--medal-bronze);
  }
  > a::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--radius-medium);
  }
  > h3 {
    margin: 0;
    color: var(--stage-muted);
    font-size: var(--text-small);
    font-weight: 500;
    line-height: 1.3;
  }
  > h3 > a::before {
    inset: 0;
    border-radius: var(--radius-medium);
  }
  > h3 > a::after {
    content: none;
  }
  > h3 > a:hover {
    text-decoration: underline;
  }
  > p {
    max-inline-size: 100%;
    font-size: var(--text-lead);
    font-weight: 700;
    line-height: 1.3;
  }
  > a {
    color: var(--sun);
    font-size: var(--text-body);
    font-weight: 700;
  }
  > [data-skeleton] {
    margin-inline: auto;
    opacity: 0.3;
  }
  @container stage (min-width: 43rem) {
    padding-block: var(--space-3);
    [data-panel] > * > & {
      column-gap: var(--space-4);
      padding-inline: var(--space-2);
      ${beside}
      /* It leaves the panel its width. */
      > div {
        flex-direction: column;
        align-items: flex-start;
      }
    }
  }
  /* With large text on a phone the words need the whole width. */
  @container stage (min-width: 15rem) {
    *:has(button) > &,
    &:only-child {
      padding-inline: var(--space-2);
      ${beside}
    }
  }
  @media (max-width: 480px) {
    padding: var(--space-2) 0.375rem;
    > p,
    > a {
      font-size: var(--text-small);
    }
    @container stage (min-width: 17rem) {
      ${beside}
      column-gap: 0.375rem;
      > svg {
        inline-size: 1.5rem;
        min-inline-size: 1.5rem;
        block-size: 1.5rem;
      }
      > [data-activate] {
        grid-column: 1 / -1;
      }
    }
  }
  @media (forced-colors: active), print {
    border: 1px solid var(--stage-muted);
  }
`;

/** Goals, plays and Miles; on the overview an article with its own heading. */
export const TrackerArticle = styled.article`
  position: relative;
  display: grid;
  grid-template: "head" "rings" "legend" "counts" / minmax(0, 1fr);
  gap: var(--space-2) var(--space-6);
  justify-items: center;
  min-inline-size: 0;
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
    align-content: center;
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
    > ul {
      align-self: start;
    }
    &:has(> [data-alone]) > ul:last-child {
      grid-area: 1 / 2 / -1;
      align-self: center;
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
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-inline-size: 0;
  li {
    flex: 1 1 6rem;
    /* A number and its unit stay in one line if that fits. */
    min-inline-size: fit-content;
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
  /* Above the link that covers the panel. */
  button {
    position: relative;
    z-index: 1;
  }
`;

/** What could not be had, and the button that asks for it again, above the link that covers the part. */
export const RetryParts = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  gap: 0 var(--space-3);
  font-size: var(--text-small);
  > span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  button {
    position: relative;
    z-index: 1;
    margin-inline: calc(-1 * var(--space-1));
    padding-inline: var(--space-1);
    white-space: nowrap;
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
