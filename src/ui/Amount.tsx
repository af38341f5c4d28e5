import styled from '@emotion/styled';
import { type CSSProperties, Fragment } from 'react';
import type { Words } from '../texts/text';
import { splitAtAmounts } from './money';
import { shortened, worded } from './shortened';

const Whole = styled.bdi`
  white-space: nowrap;
  > wbr {
    white-space: normal;
  }
  &[data-endless] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Longer than any group of digits, or of letters and the digits after them. */
const LONGEST_GROUP = 20;

/**
 * An amount in one line, or in lines that end between its groups (rule `money.whole`). Its surroundings decide its size
 * from its number of characters, `--length`.
 */
export const Amount = ({ text, as }: { text: string; as?: 'span' }) => {
  const { children: words, title } = shortened(text);
  // Splits after each separator but the last, which precedes the decimals in any language.
  const groups = words.split(/(?<=\d\D)(?=\d{3}\D)/);
  const style: CSSProperties = { '--length': words.length };
  return (
    // A new amount is a new element: a browser that translates the page may have replaced the texts of the old one.
    <Whole
      key={text}
      as={as}
      title={title}
      style={style}
      data-endless={groups.some(({ length }) => length > LONGEST_GROUP) ? '' : undefined}
    >
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of one amount have no other identity
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {group}
        </Fragment>
      ))}
    </Whole>
  );
};

/** A text whose amounts break only between their groups. */
export const WordsWithAmounts = ({ text, as: Element, id }: { text: Words; as: 'p' | 'bdi'; id?: string }) => {
  const { children: words, ...marks } = worded(text, Element === 'p' ? 'description' : 'label');
  const pieces = splitAtAmounts(words).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    <Fragment key={place}>{place % 2 === 0 ? <span>{piece}</span> : <Amount as="span" text={piece} />}</Fragment>
  ));
  return (
    <Element id={id} {...marks}>
      {pieces.length > 1 ? pieces : words}
    </Element>
  );
};
