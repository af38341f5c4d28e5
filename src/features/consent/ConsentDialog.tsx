import { useDispatch, useSelector } from 'react-redux';
import { FlipCard } from '../../ui/FlipCard';
import { Modal } from '../../ui/Modal';
import { ConsentFront } from './ConsentFront';
import { PreferencesEditor } from './PreferencesEditor';
import { selectTurned } from './selectors';
import { decisionMade } from './slice';

/** The dialog that asks for electronic marketing consent (spec section 2); closing it defers the decision. */
export const ConsentDialog = () => {
  const dispatch = useDispatch();
  const turned = useSelector(selectTurned);
  return (
    <Modal heading="Marketing consent" onClose={() => dispatch(decisionMade({ status: 'DEFERRED' }))}>
      <FlipCard turned={turned} front={<ConsentFront />} back={<PreferencesEditor />} />
    </Modal>
  );
};
