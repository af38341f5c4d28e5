import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectInteraction } from '../notices';
import { type PlainTextKey, text } from '../texts/text';
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

const terms = [
  ['life.totalCover', 'help.totalCover'],
  ['life.arrears', 'help.arrears'],
  ['health.savings', 'help.savings'],
  ['product.invest', 'help.investments'],
  ['employee.umbrella', 'help.umbrella'],
  ['help.points', 'help.pointsMeaning'],
  ['help.goals', 'help.goalsMeaning'],
  ['help.miles', 'help.milesMeaning'],
  ['help.plays', 'help.playsMeaning'],
] as const satisfies readonly (readonly [PlainTextKey, PlainTextKey])[];

/** Explains the amounts on the screens in plain words (rule `help.amounts`). */
export const AmountsDialog = () => {
  const dispatch = useDispatch();
  const interaction = useSelector(selectInteraction);
  const close = () => dispatch(dialogClosed('amountsExplained'));
  return (
    <Modal heading={text('help.question')} onClose={close} interaction={interaction}>
      <Terms>
        {terms.map(([term, meaning]) => (
          <Fragment key={term}>
            <dt>{text(term)}</dt>
            <dd>{text(meaning)}</dd>
          </Fragment>
        ))}
      </Terms>
      <ModalActions>
        <Button closes onClick={close}>
          {text('action.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
};
