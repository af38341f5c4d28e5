import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FlipButton, SideActions, SideWords } from '../../ui/FlipCard';
import { DecisionButton, flipLabels } from './DecisionButton';
import { PreferenceSwitches } from './PreferenceSwitches';
import { selectPreferences } from './selectors';
import { preferencesLeft } from './slice';

/** The back side: a switch for each product, and the consent without the marketing flag. */
export const ConsentBack = () => {
  const dispatch = useDispatch();
  const { status } = useSelector(selectPreferences);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <SideWords>
        <h3 ref={heading} tabIndex={-1}>
          Manage preferences
        </h3>
        <PreferenceSwitches onRetry={() => heading.current?.focus()} />
      </SideWords>
      <SideActions>
        <DecisionButton decision={{ status: 'GRANTED' }} primary disabled={status === 'idle' || status === 'loading'}>
          I agree
        </DecisionButton>
      </SideActions>
      <FlipButton labels={flipLabels} side="back" onClick={() => dispatch(preferencesLeft())} />
    </>
  );
};
