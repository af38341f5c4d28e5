import styled from '@emotion/styled';
import { createContext, type ReactNode } from 'react';
import { text, textOf, type Words } from '../texts/text';
import { Amount, WordsWithAmounts } from './Amount';
import { flushButton, linkTarget, ofService, wrapping, wrappingRow } from './mixins';
import { shortened, worded } from './shortened';
import { Unavailable } from './Tag';

/** The id of the heading of the tile around, which says what its links are about; undefined outside a tile. */
export const TileHeadingId = createContext<string | undefined>(undefined);

/** Several figures of a tile, one below the other, or the placeholder of one, with `data-figures`. A single figure stands alone. */
export const TileFigures = styled.div`
  display: grid;
  gap: var(--space-1);
  > [data-skeleton] {
    margin-inline-start: auto;
  }
`;

// The minimum width of an amount, in its own row if necessary: the size of its digits follows from it (rule
// `money.whole`). A character is 0.62 em wide on average.
const Figure = styled.p`
  --room: calc((100cqi - var(--space-4)) / 2 - 2.75rem);
  ${wrapping}
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  > span {
    color: var(--ink-muted);
    overflow-wrap: anywhere;
    text-wrap: balance;
    > :first-child {
      unicode-bidi: plaintext;
    }
  }
  bdi {
    margin-inline-start: auto;
    min-inline-size: 0;
    text-align: end;
    font-size: clamp(1rem, var(--room) / (0.62 * var(--length)), var(--text-figure));
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  /* It has the direction of its digits, and stands where the row ends. */
  [dir="rtl"] & bdi {
    margin-right: auto;
    margin-left: 0;
    text-align: left;
  }
  &[data-owed] bdi {
    color: var(--danger);
  }
  @container tiles (min-width: 35rem) {
    --room: 15rem;
    [data-wide] & {
      flex-direction: column;
      align-items: flex-end;
    }
    /* At the height of figures beside two lines of text. */
    [data-wide] > & {
      justify-content: flex-end;
      min-block-size: 5.875rem;
    }
  }
  @container tiles (max-width: 34.99rem) {
    --room: calc(100cqi - 5.5rem);
    --text-figure: 1.25rem;
  }
  @container tiles (max-width: 14.99rem) {
    --room: calc(100cqi - 2.25rem);
  }
`;

// A missing value is a tag that says so. When a browser translates the page, a text beside an element gets lost (rule
// `page.translation`): an identifier is not translated, any other value is the only text in its element.
const Value = ({ value, children }: { value: Words | undefined; children?: ReactNode }) => {
  if (value === undefined) return <Unavailable />;
  if (children === undefined) return <WordsWithAmounts as="bdi" text={value} />;
  const { children: shown, title } = shortened(textOf(value));
  return (
    <bdi translate="no" title={title}>
      {shown}
      {children}
    </bdi>
  );
};

interface TileFigureProps {
  value: string;
  caption: Words;
  /** What stands after the caption and explains the value. */
  help?: ReactNode;
  /** A debt. */
  owed?: boolean;
}

/** A large value, such as an amount of money, with its caption and what explains it; beside the text in a wide tile. */
export const TileFigure = ({ value, caption, help, owed }: TileFigureProps) => (
  <Figure data-figures="" data-owed={owed ? '' : undefined}>
    <span>
      <span {...worded(caption)} />
      {help}
    </span>{' '}
    {value === text('part.unavailable') ? <Unavailable /> : <Amount text={value} />}
  </Figure>
);

const Title = styled.p`
  ${ofService}
  overflow-wrap: anywhere;
`;

/** The one name or status a tile is about. */
export const TileTitle = ({ children }: { children: Words }) => <Title {...worded(children)} />;

const Text = styled(Title)`
  color: var(--ink-muted);
`;

/** Text of a tile. */
export const TileText = ({ children }: { children: Words }) => <Text {...worded(children, 'description')} />;

/** How many entries of a list are shown; the others are only counted (rule `text.bounds`). */
export const MOST_LISTED = 50;

/** How many entries of a list are not shown; nothing if all are. */
export const AndMore = ({ of }: { of: number }) =>
  of > MOST_LISTED ? <TileText>{{ key: 'list.andMore', values: { count: of - MOST_LISTED } }}</TileText> : null;

const Row = styled.p`
  ${wrapping}
  align-items: baseline;
  gap: 0 var(--space-3);
  > span:first-of-type {
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
  /* A number without a blank breaks anywhere rather than leave its tile. */
  bdi {
    overflow-wrap: anywhere;
  }
  /* The room of a button behind the number, which may come later. */
  &[data-number] > bdi {
    padding-right: 1.5rem;
  }
  /* It has the direction of its words, and stands where those of the page begin. */
  [dir="rtl"] & > bdi {
    text-align: right;
  }
  [dir="rtl"] &[data-number] > bdi {
    padding-right: 0;
    padding-left: 1.5rem;
  }
  /* With large text on a phone a number of ten digits is whole. */
  @container tiles (max-width: 14.99rem) {
    &[data-number] {
      margin-inline-end: -0.625rem;
    }
  }
`;

interface TileRowProps {
  label: Words;
  /** "Unavailable" if it is missing. */
  value: Words | undefined;
  /** What stands behind the number of a policy, or `null`; any other value has none. */
  children?: ReactNode;
}

/** A label and its value, read as "{label} {value}". A policy's number can be selected. */
export const TileRow = ({ label, value, children }: TileRowProps) => (
  <Row data-number={children === undefined ? undefined : ''}>
    <span {...worded(label)} /> <Value value={value}>{children}</Value>
  </Row>
);

/** A separate link inside a tile. */
export const TileLink = styled.a`
  ${linkTarget}
  align-self: flex-start;
  margin-block: -0.625rem;
`;

/** What could not be loaded, and beside it the button that asks for it again. */
export const TileRetry = styled.div`
  ${wrappingRow}
  gap: 0 var(--space-4);
  /* In a wide tile without figures, too, to its edge. */
  [data-wide] > && {
    grid-column: 1 / -1;
  }
  > button {
    ${flushButton}
    margin-block: -0.625rem;
  }
`;

/** Several entries of a tile, one below the other. */
export const TileList = styled.ul`
  > li {
    padding-block-start: var(--space-2);
  }
  > li:not(:last-child) {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
`;
