import styled from '@emotion/styled';
import { icon } from '../../ui/icons';
import { mobileLayout } from '../../ui/layouts';

/** The ars banner: one link in the colour of open actions. */
export const ArsCard = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  scroll-snap-align: start;
  color: var(--sun-ink);
  font-weight: 700;
  text-align: center;
  text-decoration: none;
  section > && {
    border-color: var(--sun);
    background: var(--sun-soft);
  }
  &:hover {
    color: var(--sun-ink);
  }
  &:focus-visible {
    border-radius: var(--radius-medium);
    outline-offset: -3px;
  }
  > h3 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--text-body);
    line-height: 1.3;
  }
  &:hover > h3 {
    text-decoration: underline;
  }
  [dir="rtl"] & > svg:last-child {
    transform: scaleX(-1);
  }
  @media (max-width: 1399.98px) {
    > h3 {
      font-size: var(--text-small);
    }
  }
  @media (max-width: 480px) {
    > svg:first-of-type {
      display: none;
    }
  }
`;

/** The general banners in one card: their common heading, the text of each, and their common link. */
export const GeneralCard = styled.div`
  --thumb: 3.75rem;
  display: flex;
  align-items: center;
  gap: var(--space-5);
  /* A heading, two lines and a link are as tall as the room that is kept for them. */
  padding: 0.375rem var(--space-4);
  > h3 {
    flex: 0 1 6rem;
    min-inline-size: min-content;
  }
  > a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
  > [data-content-block] {
    flex: 1 1 0;
    /* With large text the strip scrolls. */
    min-inline-size: min(13rem, 78vw);
    font-size: var(--text-small);
    line-height: 1.4;
  }
  /* As tall as a finger, in a line like the others. */
  && > [data-content-block] p:last-child > a:only-child {
    margin-block: -0.71875rem;
  }
  @media (max-width: 1399.98px) {
    gap: var(--space-4);
    scroll-snap-align: start;
    > h3 {
      flex-basis: 4.5rem;
    }
    > [data-content-block] {
      flex: 1 0 min(19rem, 78vw);
      inline-size: 0;
      scroll-snap-align: start;
    }
    > [data-content-block]:first-of-type:last-of-type {
      flex-shrink: 1;
    }
    img {
      display: none;
    }
  }
  /* Texts of three lines and of two begin at the same height. */
  @media ${mobileLayout} {
    padding-block: var(--space-3);
    > [data-content-block] {
      align-self: start;
    }
  }
  /*
   * First in the strip on a phone: the common heading is above the texts, and each of these as wide as the page, with a
   * line between them, so that no word is cut.
   */
  @media (max-width: 480px) {
    h2 + &&:has(> h3) {
      display: grid;
      grid-auto-flow: column;
      justify-content: start;
      gap: 0 var(--space-6);
      padding-block: 0.625rem;
      > h3 {
        grid-column: 1;
        justify-self: start;
      }
      > :not(h3) {
        grid-row: 2;
      }
      > [data-content-block] {
        inline-size: calc(100vw - 2 * var(--space-page) - 2 * var(--space-4) - 2px);
      }
      > [data-content-block] ~ [data-content-block] {
        padding-inline-start: var(--space-4);
        border-inline-start: 1px solid var(--line);
        box-sizing: content-box;
      }
    }
  }
`;

/** A ticket: something to be redeemed. */
export const TicketIcon = icon('M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v10');
