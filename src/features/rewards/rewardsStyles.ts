import styled from '@emotion/styled';
import { aboveLink, square, wrapping, wrappingRow } from '../../ui/mixins';

/** The content of the stage below its heading: the statuses, and the panel beside or below them. */
export const RewardsGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
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
  ${wrapping}
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
  > p {
    max-inline-size: calc(100cqi - 4.25rem);
  }
  > div {
    grid-column: 2;
    margin-block-end: -0.5rem;
  }
`;

/** One status: its medal, the part's name, and the status in words. The heading's link covers it all. */
export const MedalArticle = styled.article`
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
    ${square('2.5rem')}
    min-inline-size: 2.5rem;
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
  > a::before,
  > h3 > a::before {
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
  > h3 > a::after {
    content: none;
  }
  > h3 > a:hover {
    text-decoration: underline;
  }
  /* A length, so that a word that is wider than the stage does not widen it, but breaks. */
  > p {
    max-inline-size: calc(100cqi - 1rem);
    font-size: var(--text-lead);
    font-weight: 700;
    line-height: 1.3;
  }
  > a {
    color: var(--sun);
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
      > p {
        max-inline-size: 6.5rem;
      }
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
        ${square('1.5rem')}
        min-inline-size: 1.5rem;
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

/** What could not be had, and the button that asks for it again, above the link that covers the part. */
export const RetryParts = styled.div`
  grid-column: 1 / -1;
  ${wrappingRow}
  justify-self: start;
  gap: 0 var(--space-3);
  font-size: var(--text-small);
  button {
    ${aboveLink}
    margin-inline: calc(-1 * var(--space-1));
    padding-inline: var(--space-1);
    white-space: nowrap;
  }
`;
