import { useDispatch, useSelector } from 'react-redux';
import { ContentBlock } from '../../content';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { ModalActions } from '../../ui/modalStyles';
import { selectStatement, statementAccepted, statementRejected } from './slice';

/** The privacy statement (spec section 2); closing it rejects it for this session. */
export const DisclaimerDialog = () => {
  const dispatch = useDispatch();
  const statement = useSelector(selectStatement);
  const reject = () => dispatch(statementRejected());
  return (
    <Modal heading="Privacy statement" onClose={reject} withoutCloseButton>
      {statement === undefined ? null : <ContentBlock fragment={{ path: statement.contentPath }} reserve="10rem" />}
      <ModalActions>
        <Button kind="primary" onClick={() => dispatch(statementAccepted())}>
          Accept
        </Button>
        <Button onClick={reject}>Close</Button>
      </ModalActions>
    </Modal>
  );
};
