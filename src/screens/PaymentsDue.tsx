import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../contract/routes';
import { DebtAlert } from '../ui/DebtAlert';
import { Section } from '../ui/Page';
import { SkeletonBlock } from '../ui/Skeleton';
import { paymentFollowed, selectPaymentsDue, selectPaymentsRoom } from './paymentsDue';

const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr));
  gap: var(--space-2);
  > [data-skeleton] {
    min-block-size: 3.875rem;
    border-radius: var(--radius-small);
    background: var(--surface);
    @media (max-width: 480px) {
      min-block-size: 7.75rem;
    }
  }
`;

const Doubt = styled.p`
  color: var(--ink-muted);
`;

/**
 * What the member owes, above everything else; nothing if there are no debts (rules `payments.due`,
 * `payments.unchecked`), but space for as many as on the last visit until it is known (rule `payments.room`).
 */
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
      <h2 id={headingId}>Payments due</h2>
      <Lines>
        {due.map(({ name, message, amount, reported }) => (
          <DebtAlert
            key={`${name} ${amount === undefined} ${message}`}
            as="li"
            name={name}
            message={message}
            amount={amount}
            href={ONLINE_PAYMENTS}
            onFollow={reported ? () => dispatch(paymentFollowed()) : undefined}
          />
        ))}
        {awaited}
      </Lines>
      {unchecked ? <Doubt>We could not check whether payments are due on Life insurance.</Doubt> : null}
    </Section>
  );
};
