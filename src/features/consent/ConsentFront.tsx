import { useDispatch, useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { FlipButton, SideActions, SideWords } from '../../ui/FlipCard';
import { DecisionButton, flipLabels } from './DecisionButton';
import { selectConsentText } from './selectors';
import { preferencesOpened } from './slice';

/** The front side: the consent text and the decisions. */
export const ConsentFront = () => {
  const dispatch = useDispatch();
  const path = useSelector(selectConsentText);
  return (
    <>
      <SideWords>
        <LazyContentBlock fragment={{ path }} belowHeading={2} asText reserve="8rem" />
      </SideWords>
      <SideActions>
        <DecisionButton decision={{ status: 'GRANTED', electronicMarketing: true }} primary>
          Yes, I agree
        </DecisionButton>
        <DecisionButton decision={{ status: 'DECLINED' }}>No, I do not agree</DecisionButton>
      </SideActions>
      <FlipButton labels={flipLabels} side="front" onClick={() => dispatch(preferencesOpened())} />
    </>
  );
};
