import { useDispatch, useSelector } from 'react-redux';
import { UnaskedModal } from '../../notices';
import { FlipCard } from '../../ui/FlipCard';
import { ConsentBack } from './ConsentBack';
import { ConsentFront } from './ConsentFront';
import { selectTurned } from './selectors';
import { consentClosed } from './slice';

/** The dialog that asks for electronic marketing consent; closing it defers the decision (rule `consent.decisions`). */
export const ConsentDialog = () => {
  const dispatch = useDispatch();
  const turned = useSelector(selectTurned);
  return (
    <UnaskedModal heading="Marketing consent" steady onClose={() => dispatch(consentClosed())}>
      <FlipCard turned={turned} front={<ConsentFront />} back={<ConsentBack />} />
    </UnaskedModal>
  );
};
