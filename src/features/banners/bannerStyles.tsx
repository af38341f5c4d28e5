import styled from '@emotion/styled';
import { snapForFingers } from '../../ui/BlockRooms';
import { icon } from '../../ui/icons';
import { mobileLayout } from '../../ui/layouts';
import { column, linkTarget, panel, row } from '../../ui/mixins';

/** The ars banner: one link in the colour of open actions, or in those of `bannerColours`. */
export const ArsCard = styled.a`
  ${row}
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  scroll-snap-align: start;
  font-weight: 700;
  text-decoration: none;
  /* Under the pointer too. */
  && {
    color: var(--by-day, var(--sun-ink));
  }
  section > && {
    border-color: var(--sun);
    background: var(--ground-by-day, var(--sun-soft));
  }
  @media screen and (prefers-color-scheme: dark) {
    && {
      color: var(--by-night, var(--sun-ink));
    }
    section > && {
      background: var(--ground-by-night, var(--sun-soft));
    }
  }
  @media (forced-colors: active) {
    && {
      color: LinkText;
    }
  }
  &:focus-visible {
    border-radius: var(--radius-medium);
    outline-offset: -3px;
  }
  > h3 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--text-body);
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
  /* With large text the signs give way to the words, and then a word that is longer than the card to its edge. */
  @media (max-width: 480px) {
    gap: var(--space-2);
    padding-inline: var(--space-3);
    > h3 {
      flex-basis: min-content;
    }
    > svg {
      /* So much that nothing of a shorter word is taken. */
      flex-shrink: 1000000;
      min-inline-size: 0;
    }
  }
`;

/**
 * The general banners: their common heading, the text of each, and their common link, in one card; on a phone a card for
 * each, the heading in the first and the link in the last.
 */
export const GeneralCard = styled.div`
  ${row}
  --thumb: 3.75rem;
  --text-room: 4rem;
  gap: var(--space-5);
  /* A heading, two lines and a link are as tall as the room that is kept for them. */
  padding: 0.375rem var(--space-4);
  > div {
    display: contents;
    > h3 {
      flex: 0 1 6rem;
    }
    > a {
      ${linkTarget}
      flex: none;
    }
    > [data-content-block] {
      flex: 1 1 0;
      /* A wide table scrolls within its banner. */
      contain: inline-size layout;
      /* With large text the strip scrolls. */
      min-inline-size: min(13rem, 78vw);
      align-content: center;
      font-size: var(--text-small);
      line-height: 1.4;
    }
  }
  && > div > [data-content-block] {
    /* The room that is kept is for lines like the others. */
    a {
      line-height: inherit;
    }
    /* As tall as a finger. */
    p:last-child > a:only-child {
      margin-block: -0.71875rem;
    }
  }
  @media (max-width: 1399.98px) {
    gap: var(--space-4);
    > div > h3 {
      flex-basis: 4.5rem;
    }
    /* Thumbs alone: what is only a picture has nothing else to show. */
    [data-fragment] :is(div, section) > img:first-child:not(:only-child) {
      display: none;
    }
  }
  /* Texts of three lines and of two begin at the same height. */
  @media ${mobileLayout} {
    padding-block: var(--space-3);
    scroll-snap-align: start;
    > div > [data-content-block] {
      flex: 1 0 min(19rem, 78vw);
      inline-size: 0;
      scroll-snap-align: start;
    }
    > div:only-child > [data-content-block] {
      flex-shrink: 1;
    }
    > div:where(:not(:only-child)) > [data-content-block] {
      align-self: start;
    }
  }
  @media (max-width: 480px) {
    --text-room: 5.25rem;
    align-items: stretch;
    gap: var(--space-5);
    overflow-x: auto;
    scroll-padding-inline: var(--page-edge);
    scrollbar-width: none;
    margin-inline: calc(-1 * var(--page-edge));
    padding: 0 var(--page-edge);
    section > && {
      border: 0;
      background: none;
    }
    > div {
      flex: none;
      ${column}
      justify-content: center;
      /* But for the edge of the next one. */
      inline-size: calc(100% - min(2rem, 9vw));
      /* None of its words show beside the card before it. */
      padding-block: var(--space-3);
      padding-inline: min(1.75rem, 8vw) min(var(--space-4), 5vw);
      ${panel('medium')}
      scroll-snap-align: start;
      > h3,
      > a,
      > [data-content-block] {
        flex: none;
        align-self: stretch;
        inline-size: auto;
        min-inline-size: 0;
      }
      > a {
        align-self: start;
        margin-block-end: -0.625rem;
      }
    }
    > div:only-child {
      inline-size: 100%;
      padding-inline: var(--space-4);
    }
    @media (pointer: coarse) {
      ${snapForFingers}
    }
  }
`;

export const ChevronIcon = icon('m9 5 7 7-7 7');

/** A ticket: something to be redeemed. */
export const TicketIcon = icon('M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v10');
