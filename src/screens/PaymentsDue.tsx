import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../contract/routes';
import { linkFollowed } from '../state/eventMeta';
import { text, textOf } from '../texts/text';
import { DebtAlert } from '../ui/DebtAlert';
import { filled, panel, square } from '../ui/mixins';
import { formatArrears } from '../ui/money';
import { Section } from '../ui/Page';
import { SkeletonBlock } from '../ui/Skeleton';
import { selectPaymentsDue, selectPaymentsRoom } from './paymentsDue';

// One surface with lines between the payments. Only the icon and the amount are red.
const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr));
  overflow: clip;
  ${panel('large')}
  box-shadow: var(--shadow-rest);
  > li {
    flex-wrap: nowrap;
    align-items: start;
    min-block-size: 3.875rem;
    margin: -1px 0 0 -1px;
    border: solid var(--line);
    border-width: 1px 0 0 1px;
    border-radius: 0;
    background: none;
    color: var(--ink);
    > svg {
      margin-block-start: 0.625rem;
      color: var(--danger);
    }
  }
  /* The buttons of a row are level, and the words begin at the icon. */
  > li > div {
    align-self: stretch;
    > :first-child {
      align-self: start;
    }
  }
  > li b {
    font-weight: 650;
  }
  > li bdi {
    color: var(--danger);
    font-size: var(--text-figure);
  }
  > li a {
    margin-inline-start: auto;
    padding-inline: var(--space-4);
    border-radius: var(--radius-round);
    ${filled}
    font-weight: 650;
    text-align: center;
    text-decoration: none;
    &:hover {
      background: var(--brand-strong);
    }
  }
  @media (max-width: 480px) {
    > [data-skeleton] {
      min-block-size: 5.25rem;
    }
    > li {
      position: relative;
      padding: 0.375rem 0.875rem;
      > svg {
        position: absolute;
        margin: 0;
        ${square('1.25rem')}
      }
      /* The icon is in the line of the name, so that the words have its column too. */
      b {
        display: block;
        padding-inline-start: 1.625rem;
        line-height: 1.35;
      }
      > div {
        column-gap: var(--space-2);
      }
      b,
      p,
      a {
        font-size: var(--text-small);
      }
      a {
        padding-inline: var(--space-3);
      }
      /* The button is beside the words, below them if the text is large, or its words or a name are long. */
      > div > :first-child {
        flex-basis: 9.75rem;
      }
    }
  }
  @media (forced-colors: active) {
    > li a {
      border: 1px solid;
    }
  }
`;

const Doubt = styled.p`
  color: var(--ink-muted);
`;

/** What the member owes, or space for it until that is known (rules `payments.due`, `payments.unchecked`). */
export const PaymentsDue = () => {
  const { due, unchecked } = useSelector(selectPaymentsDue);
  const dispatch = useDispatch();
  const headingId = useId();
  const awaited = Array.from({ length: useSelector(selectPaymentsRoom) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never move
    <li key={place} aria-hidden="true" data-skeleton="" />
  ));
  if (due.length === 0 && awaited.length > 0)
    return (
      <Section as="div" aria-hidden="true">
        <SkeletonBlock width="9rem" height="1.5rem" />
        <Lines>{awaited}</Lines>
      </Section>
    );
  if (due.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{text('payments.heading')}</h2>
      <Lines>
        {due.map(({ name, message, amount, reported }) => (
          <DebtAlert
            key={`${textOf(name)} ${amount === undefined} ${textOf(message)}`}
            as="li"
            name={textOf(name)}
            message={message}
            amount={amount && formatArrears(amount.amount, amount.currency)}
            href={ONLINE_PAYMENTS}
            onFollow={reported ? () => dispatch(linkFollowed('payments-due fix-it-now')) : undefined}
          />
        ))}
        {awaited}
      </Lines>
      {unchecked ? <Doubt>{text('payments.unchecked')}</Doubt> : null}
    </Section>
  );
};
