import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { selectInteraction } from '../../notices';
import { text } from '../../texts/text';
import { Button } from '../../ui/Button';
import { FlipButton, FlipCard, SideActions, SideWords } from '../../ui/FlipCard';
import { Modal } from '../../ui/Modal';
import { PreferenceSwitches } from './PreferencesDialog';
import {
  type ConsentDecision,
  consentClosed,
  decisionMade,
  preferencesLeft,
  preferencesOpened,
  selectConsent,
  selectConsentText,
} from './slice';

const flipLabels = () => ({ front: text('consent.managePreferences'), back: text('consent.back') });

const same = (one: ConsentDecision | null, other: ConsentDecision): boolean =>
  one?.status === other.status && one.electronicMarketing === other.electronicMarketing;

interface DecisionButtonProps {
  readonly decision: ConsentDecision;
  readonly primary?: boolean;
  /** Nothing to decide on yet. */
  readonly disabled?: boolean;
  /** The id of the words that say what is decided. */
  readonly describedBy?: string;
  readonly children: string;
}

// While its decision is being sent a button says so, and all decision buttons are disabled.
const DecisionButton = ({
  decision,
  primary = false,
  disabled = false,
  describedBy,
  children,
}: DecisionButtonProps) => {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectConsent);
  const isSending = same(sending, decision);
  return (
    <Button
      kind={primary ? 'primary' : 'secondary'}
      disabled={disabled}
      aria-disabled={sending !== null}
      aria-describedby={describedBy}
      otherwise={isSending ? children : text('action.saving')}
      onClick={() => dispatch(decisionMade(decision))}
    >
      {isSending ? text('action.saving') : children}
    </Button>
  );
};

const ConsentFront = () => {
  const dispatch = useDispatch();
  const path = useSelector(selectConsentText);
  return (
    <>
      <SideWords>
        <LazyContentBlock name={text('consent.heading')} fragment={{ path }} belowHeading={2} asText reserve="8rem" />
      </SideWords>
      <SideActions>
        <DecisionButton decision={{ status: 'GRANTED', electronicMarketing: true }} primary>
          {text('consent.agree')}
        </DecisionButton>
        <DecisionButton decision={{ status: 'DECLINED' }}>{text('consent.disagree')}</DecisionButton>
      </SideActions>
      <FlipButton labels={flipLabels()} side="front" onClick={() => dispatch(preferencesOpened())} />
    </>
  );
};

// A switch for each product, and the consent without the marketing flag (rule `consent.meaning`).
const ConsentBack = () => {
  const dispatch = useDispatch();
  const { status } = useSelector(selectConsent).preferences;
  const heading = useRef<HTMLHeadingElement>(null);
  const meaning = useId();
  return (
    <>
      <SideWords>
        <h3 ref={heading} tabIndex={-1}>
          {text('preferences.heading')}
        </h3>
        <p id={meaning}>{text('consent.meaning')}</p>
        <PreferenceSwitches onRetry={() => heading.current?.focus()} />
      </SideWords>
      <SideActions>
        <DecisionButton
          decision={{ status: 'GRANTED' }}
          primary
          disabled={status === 'idle' || status === 'loading'}
          describedBy={meaning}
        >
          {text('consent.agreeToSwitches')}
        </DecisionButton>
      </SideActions>
      <FlipButton labels={flipLabels()} side="back" onClick={() => dispatch(preferencesLeft())} />
    </>
  );
};

/** The dialog that asks for electronic marketing consent; closing it defers the decision (rule `consent.decisions`). */
export const ConsentDialog = () => {
  const dispatch = useDispatch();
  const { turned } = useSelector(selectConsent);
  const interaction = useSelector(selectInteraction);
  return (
    <Modal
      heading={text('consent.heading')}
      steady="card"
      onClose={() => dispatch(consentClosed())}
      interaction={interaction}
    >
      <FlipCard turned={turned} front={<ConsentFront />} back={<ConsentBack />} />
    </Modal>
  );
};
