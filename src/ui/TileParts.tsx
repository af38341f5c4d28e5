import styled from '@emotion/styled';
import { createContext, type ReactNode } from 'react';
import { followed } from './followed';
import { splitAtAmounts, unavailable } from './money';
import { Tag } from './Tag';

/** The id of the heading of the tile around, which says what its links are about; undefined outside a tile. */
export const TileHeadingId = createContext<string | undefined>(undefined);

/** An amount in one line. Its blanks are plain ones, because members copy them. */
export const Amount = styled.bdi`
  white-space: nowrap;
`;

const AmountSpan = Amount.withComponent('span');

/** A text in which no amount breaks across lines. */
export const WordsWithAmounts = ({ text }: { text: string }) =>
  splitAtAmounts(text).map((piece, place) => {
    const Piece = place % 2 === 0 ? 'span' : AmountSpan;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    return <Piece key={place}>{piece}</Piece>;
  });

const Figures = styled.div`
  display: grid;
  gap: var(--space-1);
  > [data-skeleton] {
    margin-inline-start: auto;
  }
`;

/** Several figures of a tile, one below the other, or the placeholder of one. A single figure stands alone. */
export const TileFigures = ({ children }: { children: ReactNode }) => <Figures data-figures="">{children}</Figures>;

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  > span {
    color: var(--ink-muted);
    text-wrap: balance;
  }
  bdi {
    margin-inline-start: auto;
    font-size: var(--text-figure);
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  &[data-owed] bdi {
    color: var(--danger);
  }
  @container tiles (min-width: 50rem) {
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
    bdi {
      font-size: 1.25rem;
    }
  }
`;

// What could not be read is a tag that says so. A browser that translates the page loses a text beside an element (rule
// `page.translation`): an identifier is not translated, any other value is the only text of its element.
const Value = ({ value, children }: { value: string; children?: ReactNode }) => {
  if (value === unavailable) return <Tag state="unavailable">{value}</Tag>;
  if (children === undefined) {
    return (
      <bdi>
        <WordsWithAmounts text={value} />
      </bdi>
    );
  }
  return (
    <bdi translate="no">
      {value}
      {children}
    </bdi>
  );
};

/** A large value, such as an amount of money, with its caption; beside the text in a wide tile. `owed`: a debt. */
export const TileFigure = ({ value, caption, owed }: { value: string; caption?: ReactNode; owed?: boolean }) => (
  <Figure data-figures="" data-owed={owed ? '' : undefined}>
    {caption === undefined ? null : <span>{caption}</span>}{' '}
    {value === unavailable ? <Value value={value} /> : <Amount>{value}</Amount>}
  </Figure>
);

/** The style of words of a service, which have a direction of their own. */
export const ofService = `
  unicode-bidi: plaintext;
  [dir="rtl"] & {
    text-align: right;
  }
`;

/** Text of a tile. */
export const TileText = styled.p`
  color: var(--ink-muted);
  ${ofService}
`;

/** The one name or status a tile is about. */
export const TileTitle = styled.p`
  ${ofService}
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  > span:first-of-type {
    color: var(--ink-muted);
  }
  /* A number without a blank breaks anywhere rather than leave its tile. */
  bdi {
    overflow-wrap: anywhere;
  }
  /* The room of a button behind the number, which may come later. */
  &[data-number] > bdi {
    padding-inline-end: 1.5rem;
  }
`;

/**
 * A label and its value, read as "{label} {value}". A policy's number can be selected, and `children` stand behind it.
 */
export const TileRow = ({
  label,
  value,
  isNumber = false,
  children,
}: {
  label: string;
  value: string;
  isNumber?: boolean;
  children?: ReactNode;
}) => (
  <Row data-number={isNumber ? '' : undefined}>
    <span>{label}</span> <Value value={value}>{children}</Value>
  </Row>
);

const StyledLink = styled.a`
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-block: -0.625rem;
`;

/** A separate link inside a tile. With `isTabStop` false it leads where the tile's own link does. */
export const TileLink = ({
  href,
  onFollow,
  isTabStop = true,
  children,
}: {
  href: string;
  onFollow?: () => void;
  isTabStop?: boolean;
  children: ReactNode;
}) => (
  <StyledLink href={href} tabIndex={isTabStop ? undefined : -1} {...followed(onFollow)}>
    {children}
  </StyledLink>
);

/** What could not be loaded, and beside it the button that asks for it again. */
export const TileRetry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-1);
  /* In a wide tile without figures, too, to its edge. */
  [data-wide] > && {
    grid-column: 1 / -1;
  }
  > button {
    margin-block: -0.625rem;
    padding-inline: var(--space-3);
  }
`;

/** Several entries of a tile, one below the other. */
export const TileList = styled.ul`
  > li {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  > li:last-of-type {
    padding-block-end: 0;
    border: 0;
  }
`;
