import { useDispatch, useSelector } from 'react-redux';
import { ContentBlock } from '../../content';
import { Button } from '../../ui/Button';
import { ModalActions } from '../../ui/modalStyles';
import { selectConsentText, selectUpdating } from './selectors';
import { decisionMade, preferencesOpened } from './slice';

/** The front side: the consent text and the decisions. */
export const ConsentFront = () => {
  const dispatch = useDispatch();
  const path = useSelector(selectConsentText);
  const updating = useSelector(selectUpdating);
  return (
    <>
      {/* The focus comes back here when the card is turned back. */}
      <div tabIndex={-1}>
        <ContentBlock fragment={{ path }} reserve="8rem" />
      </div>
      <ModalActions>
        <Button
          kind="primary"
          aria-disabled={updating}
          onClick={() => dispatch(decisionMade({ status: 'GRANTED', electronicMarketing: true }))}
        >
          Yes, I agree
        </Button>
        <Button aria-disabled={updating} onClick={() => dispatch(decisionMade({ status: 'DECLINED' }))}>
          No, I do not agree
        </Button>
        <Button kind="quiet" onClick={() => dispatch(preferencesOpened())}>
          Manage Preferences
        </Button>
      </ModalActions>
    </>
  );
};
