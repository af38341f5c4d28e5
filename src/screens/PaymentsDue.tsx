import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../contract/routes';
import { DebtAlert } from '../ui/DebtAlert';
import { Lead, Section } from '../ui/Page';
import { paymentFollowed, selectPaymentsDue } from './paymentsDue';

const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr));
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

/**
 * What the member owes, above everything else; nothing if there are no debts (rules `payments.due`,
 * `payments.unchecked`).
 */
export const PaymentsDue = () => {
  const { due, unchecked } = useSelector(selectPaymentsDue);
  const dispatch = useDispatch();
  const headingId = useId();
  const doubt = unchecked ? <Lead>We could not check whether payments are due on Life insurance.</Lead> : null;
  if (due.length === 0) return doubt;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Payments due</h2>
      <Lines>
        {due.map(({ name, message, amount, reported }) => (
          <li key={`${name} ${amount === undefined} ${message}`}>
            <DebtAlert
              name={name}
              message={message}
              amount={amount}
              href={ONLINE_PAYMENTS}
              onFollow={reported ? () => dispatch(paymentFollowed()) : undefined}
            />
          </li>
        ))}
      </Lines>
      {doubt}
    </Section>
  );
};
