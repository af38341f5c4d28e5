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
        <dt>Medical savings account</dt>
        <dd>
          Money in your medical aid that is yours for day-to-day care, such as a visit to a doctor or medicine from a
          pharmacy. What you spend on care is taken from it until it is used up.
        </dd>
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
