import styled from '@emotion/styled';
import { splitAtAmounts } from './money';

/**
 * An amount in one line. Its blanks are plain ones, because members copy them: only the style keeps them together.
 */
export const Amount = styled.bdi`
  white-space: nowrap;
`;

/** A text of a service in which no amount breaks across lines. */
export const WordsWithAmounts = ({ text }: { text: string }) =>
  splitAtAmounts(text).map((piece, place) => {
    // Pieces of one text have no other identity.
    const key = place;
    return place % 2 === 0 ? (
      <span key={key}>{piece}</span>
    ) : (
      <Amount as="span" key={key}>
        {piece}
      </Amount>
    );
  });
