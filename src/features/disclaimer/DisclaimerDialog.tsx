import { useDispatch, useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { selectInteraction } from '../../notices';
import { text } from '../../texts/text';
import { Button } from '../../ui/Button';
import { Modal, ModalActions } from '../../ui/Modal';
import { selectStatement, statementAccepted, statementRejected } from './slice';

/** The privacy statement (rule `privacy.close`); closing it rejects it for this session. */
export const DisclaimerDialog = () => {
  const dispatch = useDispatch();
  const statement = useSelector(selectStatement);
  const interaction = useSelector(selectInteraction);
  const isSending = statement?.isSending === true;
  const reject = () => dispatch(statementRejected());
  return (
    <Modal heading={text('privacy.heading')} steady="text" onClose={reject} interaction={interaction}>
      {statement === null ? null : (
        <LazyContentBlock
          name={text('privacy.heading')}
          path={statement.contentPath}
          belowHeading={2}
          asText
          reserve="10rem"
        />
      )}
      <ModalActions>
        <Button
          kind="primary"
          aria-disabled={isSending}
          otherwise={text(isSending ? 'privacy.accept' : 'action.saving')}
          onClick={() => dispatch(statementAccepted())}
        >
          {text(isSending ? 'action.saving' : 'privacy.accept')}
        </Button>
        <Button closes onClick={reject}>
          {text('action.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
};
