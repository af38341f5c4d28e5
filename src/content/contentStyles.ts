import styled from '@emotion/styled';
import { aboveLink, linkTarget, ofService, smallPrint } from '../ui/mixins';

// One box for everything beside a leading picture; loose inline elements would be separated there, and flow around it.
const inline =
  'a,abbr,b,bdi,bdo,br,cite,code,del,dfn,em,i,ins,kbd,mark,q,s,samp,small,span,strong,sub,sup,time,u,var,wbr';
const blocks = `:not(:has(>:is(${inline})))`;
// A box that begins with a heading, or with a picture and a heading. A selector for what comes after a heading would
// make browsers restyle all paragraphs after each new element of the page (rule `start.styles`).
const headings = ':is(h1,h2,h3,h4,h5,h6)';
const headed = `:has(>${headings}:first-child,>img:first-child+${headings})`;

/**
 * The container of a piece of content, contained so that a fragment's classes cannot place it over the page. Of a
 * fragment's markup (`data-fragment`) a leading picture is a thumbnail of `--thumb`, except in running text
 * (`data-text`). In a wide tile the last link is at the end, unless figures are there.
 */
export const ContentPlaceBox = styled.div`
  position: relative;
  contain: layout;
  min-inline-size: 0;
  &:where([data-fragment]) {
    unicode-bidi: plaintext;
    /* Each paragraph has a direction of its own, and stands where those of the page begin. */
    & :is(${headings}, p, li, td, th) {
      ${ofService}
    }
    &:not([data-text]) {
      & :is(div, section) > img:first-child:not([data-fragment] > :only-child > :only-child) {
        float: inline-start;
        /* Also one that cannot be fetched, whose text may be long. */
        inline-size: var(--thumb, 4rem);
        block-size: var(--thumb, 4rem);
        margin-inline-end: var(--space-4);
        object-fit: cover;
        border-radius: var(--radius-medium);
      }
      & :is(div, section)${blocks}:has(> img:first-child) {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-content: start;
        > * {
          grid-column: 2;
          margin-block: 0;
        }
        > img:first-child {
          grid-area: 1 / 1 / span 9;
        }
      }
      & :is(${headings}, p) {
        margin-block: 0;
      }
      article > & > :is(div, section)${blocks}:has(> img:first-child) {
        > img:first-child {
          grid-row: 1;
        }
        > ${headings} {
          align-self: center;
        }
        > p {
          grid-column: 1 / -1;
        }
      }
      /* Where a tile is narrow for its text, the words have the room of the picture */
      @container tiles (max-width: 14.99rem) {
        article > & > :is(div, section) > img:first-child:not(:only-child) {
          display: none;
        }
      }
      p {
        color: var(--ink-muted);
      }
      p:not(:last-child) {
        margin-block-end: var(--space-1);
      }
      p:last-child > a:only-child {
        ${linkTarget}
        display: inline-block;
        margin-block: -0.375rem;
      }
      @container tiles (min-width: 35rem) {
        [data-wide] > &:not(div[data-figures] ~ *) > :is(div, section)${blocks}:has(> p:last-child > a:only-child) {
          display: grid;
          grid-template-columns: auto minmax(0, 1fr) fit-content(50%);
          align-content: start;
          > :not(img:first-child) {
            grid-column: 2;
          }
          > img:first-child {
            grid-row: 1 / span 9;
          }
          > p:last-child {
            grid-area: 1 / 3 / span 9;
            margin: 0;
            margin-inline-start: var(--space-5);
            > a {
              margin-block: -0.6875rem;
            }
          }
          /* With a heading the link is beside it, and the words below have the whole width. */
          &${headed} > p {
            grid-column-end: -1;
            &:last-child {
              grid-row: 1;
            }
          }
        }
      }
    }
    > * {
      margin-block-start: var(--space-2);
    }
    > :first-child {
      margin-block-start: 0;
    }
    > :last-child {
      margin-block-end: 0;
    }
    & :is(p, ul, ol, dl, figure, blockquote, pre, table) {
      margin-block: var(--space-2);
    }
    & :is(ul, ol) {
      padding-inline-start: 1.25em;
    }
    /* "xviii." */
    ol[type="i" i] {
      padding-inline-start: 2.75em;
    }
    li:not(:first-child) {
      margin-block-start: var(--space-1);
    }
    dd {
      margin-inline-start: var(--space-4);
    }
    blockquote {
      margin-inline: 0;
      padding-inline-start: var(--space-4);
      border-inline-start: 3px solid var(--line);
    }
    pre {
      white-space: pre-wrap;
    }
    a {
      ${aboveLink}
      /* As high as a target has to be, without a box of its own, which would tear its sentence apart. */
      line-height: 1.5rem;
      padding-block: 0.25rem;
      /* A long address breaks anywhere if necessary, instead of overflowing in large text. */
      overflow-wrap: anywhere;
    }
    strong {
      color: var(--ink);
      font-weight: 650;
    }
    img {
      border-radius: var(--radius-small);
    }
    a > img {
      vertical-align: middle;
    }
    table {
      display: block;
      max-inline-size: 100%;
      overflow-x: auto;
      border-collapse: collapse;
    }
    & :is(th, td) {
      padding: var(--space-2) var(--space-3);
      border-block-end: 1px solid var(--line);
      text-align: start;
      vertical-align: top;
    }
    & :is(th, td):first-child {
      padding-inline-start: 0;
    }
    hr {
      max-inline-size: 100%;
      margin: var(--space-4) auto;
    }
    & :is(small, figcaption, caption) {
      ${smallPrint}
    }
  }
`;

/** A picture that shrinks to its column. */
export const Picture = styled.img`
  display: block;
  border-radius: var(--radius-medium);
`;
