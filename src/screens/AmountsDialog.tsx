import styled from '@emotion/styled';
import { useDispatch } from 'react-redux';
import { dialogClosed } from '../notices';
import { Button } from '../ui/Button';
import { Modal, ModalActions } from '../ui/Modal';

const Terms = styled.dl`
  dt {
    font-weight: 700;
  }
  dd {
    margin-block-end: var(--space-4);
    color: var(--ink-muted);
  }
  dd:last-child {
    margin: 0;
  }
`;

/** Explains the amounts on the screens in plain words (rule `help.amounts`). */
export const AmountsDialog = () => {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed('amountsExplained'));
  return (
    <Modal heading="What do these amounts mean?" onClose={close} withoutCloseButton>
      <Terms>
        <dt>Total cover</dt>
        <dd>
          What your life insurance pays out in all if the insured person dies. With several policies it is their sum,
          for each currency by itself. It is not money that you can draw today.
        </dd>
        <dt>Arrears</dt>
        <dd>What was due on your life insurance and has not been paid. Until it is, your cover may be at risk.</dd>
        <dt>Medical savings account</dt>
        <dd>
          Money in your medical aid that is yours for day-to-day care, such as a visit to a doctor or medicine from a
          pharmacy. What you spend on care is taken from it until it is used up.
        </dd>
        <dt>Investments</dt>
        <dd>
          What all your investments together are worth on the day of the last update. It rises and falls with the
          markets, and is not a payment that is promised.
        </dd>
        <dt>Umbrella retirement</dt>
        <dd>
          What your savings in your employer's retirement fund are worth on the day of the last update. When and how you
          can draw them depends on the rules of the fund.
        </dd>
        <dt>Points</dt>
        <dd>What your way of driving has earned you so far in the driving programme. They decide your status in it.</dd>
        <dt>Goals</dt>
        <dd>How much of each goal of Active Rewards you have reached. A full ring, or "Achieved", is all of it.</dd>
        <dt>Miles</dt>
        <dd>
          Points of the rewards programme that you have earned and not spent yet. You spend them on rewards and
          discounts; they are not money, and not a distance.
        </dd>
        <dt>Plays</dt>
        <dd>
          Turns in the game of Active Rewards that you have earned by reaching your goals. Each play can win you a
          reward. A play that you have used no longer counts.
        </dd>
      </Terms>
      <ModalActions>
        <Button onClick={close}>Close</Button>
      </ModalActions>
    </Modal>
  );
};
