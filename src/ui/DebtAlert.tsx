import styled from '@emotion/styled';
import { useContext, useId } from 'react';
import { text, type Words } from '../texts/text';
import { Amount, WordsWithAmounts } from './Amount';
import { followed } from './followed';
import { AlertIcon } from './icons';
import { ofService, row, wrappingRow } from './mixins';
import { TileHeadingId } from './TileParts';

const Box = styled.div`
  padding: var(--space-2) min(var(--space-4), 4.5vw);
  border-inline-start: 4px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-surface);
  color: var(--danger);
  &,
  > div,
  > div > :first-child {
    ${wrappingRow}
    gap: 0 var(--space-3);
  }
  &[data-across] {
    margin-block-start: var(--space-2);
  }
  /* With large text on a phone the icon is above the words, so that these have the whole width. */
  > div {
    flex: 1 1 min(9rem, 100%);
  }
  > div > :first-child,
  > div > :first-child > :first-child {
    flex: 1 1 10rem;
  }
  div,
  bdi {
    min-inline-size: 0;
  }
  b {
    color: var(--ink);
  }
  p {
    line-height: 1.35;
    ${ofService}
  }
  bdi {
    font-weight: 700;
  }
  a {
    ${row}
    min-block-size: 2.75rem;
    color: inherit;
    font-weight: 700;
  }
  /* On a phone the words take the whole width, and the link is below them. */
  @media (max-width: 480px) {
    > div > :first-child {
      flex-basis: 100%;
    }
  }
  /* In the list of a phone the tile's alert is one line: what is due has been said above the products. A long link is
     below it. */
  @container tiles (min-width: 17rem) and (max-width: 34.99rem) {
    &[data-across=""] {
      padding-block: 0;
      > div > :first-child {
        flex-basis: 6rem;
        padding-block: 0.375rem;
      }
      a {
        flex: none;
      }
      p:not(:has([style])) {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    border-inline-start-width: 4px;
  }
`;

interface DebtAlertProps {
  message: Words;
  href: string;
  onFollow?: (() => void) | undefined;
  /** The name of the product, for an alert outside its tile. */
  name?: string;
  /** In its tile, whether its words are read whole on a phone as well, because nothing repeats them. */
  whole?: boolean;
  amount?: string | undefined;
  as?: 'li';
}

/** Says that a product is in debt; its link is named after the product, and described by the message (rule `link.purpose`). */
export const DebtAlert = ({ message, href, onFollow, name, whole, amount, as }: DebtAlertProps) => {
  const id = useId();
  const headingId = useContext(TileHeadingId);
  const nameId = name === undefined ? headingId : `${id}name`;
  return (
    <Box as={as} data-private="" data-item={name} data-across={name === undefined ? (whole ? 'whole' : '') : undefined}>
      <AlertIcon />
      <div>
        <div>
          <div>
            {name === undefined ? null : <b id={nameId}>{name}</b>}
            <WordsWithAmounts as="p" id={`${id}words`} text={message} />
          </div>
          {amount === undefined ? null : <Amount text={amount} />}
        </div>
        <a
          id={id}
          href={href}
          aria-labelledby={nameId === undefined ? undefined : `${id} ${nameId}`}
          aria-describedby={`${id}words`}
          {...followed(onFollow)}
        >
          {text('action.fixItNow')}
        </a>
      </div>
    </Box>
  );
};
