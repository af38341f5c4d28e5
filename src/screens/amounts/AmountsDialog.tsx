import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import { dialogClosed } from '../../notices';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { ModalActions } from '../../ui/modalStyles';
import { explanations } from './explanations';

const Terms = styled.dl`
  margin: 0;
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0 0 var(--space-4);
    color: var(--ink-muted);
  }
  dd:last-child {
    margin: 0;
  }
`;

/** Explains the amounts on the screens in plain words; opened by the member (rule `help.amounts`). */
export const AmountsDialog = () => {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed('amountsExplained'));
  return (
    <Modal heading="What do these amounts mean?" onClose={close} withoutCloseButton>
      <Terms>
        {explanations.map(({ term, words }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </Terms>
      <ModalActions>
        <Button onClick={close}>Close</Button>
      </ModalActions>
    </Modal>
  );
};
