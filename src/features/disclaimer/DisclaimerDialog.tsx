import { useDispatch, useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { UnaskedModal } from '../../notices';
import { Button } from '../../ui/Button';
import { ModalActions } from '../../ui/modalStyles';
import { selectStatement, statementAccepted, statementRejected } from './slice';

/** The privacy statement (rule `privacy.close`); closing it rejects it for this session. */
export const DisclaimerDialog = () => {
  const dispatch = useDispatch();
  const statement = useSelector(selectStatement);
  const reject = () => dispatch(statementRejected());
  return (
    <UnaskedModal heading="Privacy statement" onClose={reject} withoutCloseButton>
      {statement === undefined ? null : (
        <LazyContentBlock fragment={{ path: statement.contentPath }} belowHeading={2} asText reserve="10rem" />
      )}
      <ModalActions>
        <Button kind="primary" onClick={() => dispatch(statementAccepted())}>
          Accept
        </Button>
        <Button onClick={reject}>Close</Button>
      </ModalActions>
    </UnaskedModal>
  );
};
