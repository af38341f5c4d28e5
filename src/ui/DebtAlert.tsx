import styled from '@emotion/styled';
import { useContext, useId } from 'react';
import { Amount, WordsWithAmounts } from './Amount';
import { followed } from './followed';
import { AlertIcon } from './icons';
import { ofService, TileHeadingId } from './TileParts';

const Box = styled.div`
  padding: var(--space-2) var(--space-4);
  border-inline-start: 4px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-surface);
  color: var(--danger);
  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
  }
  &[data-across] {
    margin-block-start: var(--space-2);
  }
  /* With large text on a phone the icon is above the words, so that these have the whole width. */
  > div {
    flex: 1 1 min(9rem, 100%);
    min-inline-size: 0;
  }
  > div > :first-child {
    flex: 1 1 10rem;
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
    min-inline-size: 0;
    font-size: clamp(1rem, (100vw - 9rem) / (0.62 * var(--length)), var(--text-lead));
    font-weight: 700;
  }
  a {
    display: inline-flex;
    align-items: center;
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
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    border-inline-start-width: 4px;
  }
`;

export interface DebtAlertProps {
  readonly message: string;
  readonly href: string;
  readonly onFollow?: (() => void) | undefined;
  /** The name of the product, for an alert outside its tile. */
  readonly name?: string;
  readonly amount?: string | undefined;
  readonly as?: 'li';
}

/** Says that a product is in debt; its link is described by what it is for (rule `link.purpose`). */
export const DebtAlert = ({ message, href, onFollow, name, amount, as }: DebtAlertProps) => {
  const wordsId = useId();
  const headingId = useContext(TileHeadingId);
  return (
    <Box as={as} data-private="" data-across={name === undefined ? '' : undefined}>
      <AlertIcon />
      <div>
        <div id={wordsId}>
          {name === undefined ? null : <b>{name}</b>}
          <WordsWithAmounts as="p" text={message} />
        </div>
        {amount === undefined ? null : <Amount text={amount} />}
        <a
          href={href}
          aria-describedby={headingId === undefined ? wordsId : `${headingId} ${wordsId}`}
          {...followed(onFollow)}
        >
          Fix it now
        </a>
      </div>
    </Box>
  );
};
