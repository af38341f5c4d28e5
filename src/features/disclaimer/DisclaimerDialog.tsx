import { useDispatch, useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { selectInteraction } from '../../notices';
import { Button } from '../../ui/Button';
import { Modal, ModalActions } from '../../ui/Modal';
import { selectStatement, statementAccepted, statementRejected } from './slice';

/** The privacy statement (rule `privacy.close`); closing it rejects it for this session. */
export const DisclaimerDialog = () => {
  const dispatch = useDispatch();
  const statement = useSelector(selectStatement);
  const interaction = useSelector(selectInteraction);
  const reject = () => dispatch(statementRejected());
  return (
    <Modal heading="Privacy statement" steady="text" onClose={reject} withoutCloseButton interaction={interaction}>
      {statement === undefined ? null : (
        <LazyContentBlock
          name="Privacy statement"
          fragment={{ path: statement.contentPath }}
          belowHeading={2}
          asText
          reserve="10rem"
        />
      )}
      <ModalActions>
        <Button kind="primary" onClick={() => dispatch(statementAccepted())}>
          Accept
        </Button>
        <Button closes onClick={reject}>
          Close
        </Button>
      </ModalActions>
    </Modal>
  );
};
