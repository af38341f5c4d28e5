import { Fragment, useCallback, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { endpoints } from '../../contract/endpoints';
import { dialogClosed, OfflineAlert, selectInteraction } from '../../notices';
import { type ConnectionPart, selectIsMissed } from '../../state/connection/slice';
import { text } from '../../texts/text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { FlipCard, SideActions, SideWords } from '../../ui/FlipCard';
import { Modal, ModalActions } from '../../ui/Modal';
import { RetryButton } from '../../ui/Retry';
import { LoadingIndicator } from '../../ui/Skeleton';
import { Switch } from '../../ui/Switch';
import { AndMore, MOST_LISTED } from '../../ui/TileParts';
import {
  type ConsentDecision,
  consentClosed,
  decisionMade,
  preferencesLeft,
  preferencesOpened,
  preferencesRetryClicked,
  preferenceToggled,
  selectConsent,
  selectConsentText,
} from './slice';

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

// Text that overflows gets a tab stop, because not every browser lets the keyboard scroll what cannot be focused.
const ConsentWords = () => {
  const path = useSelector(selectConsentText);
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((words: HTMLDivElement | null) => {
    if (words === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(words.scrollHeight > words.clientHeight));
    for (const box of [words, ...words.children]) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const name = text('consent.heading');
  return (
    <SideWords ref={watch} {...(scrolls ? { role: 'group', 'aria-label': name, tabIndex: 0 } : {})}>
      <div>
        <LazyContentBlock name={name} path={path} belowHeading={2} asText reserve="8rem" />
      </div>
    </SideWords>
  );
};

const ConsentFront = () => {
  const dispatch = useDispatch();
  return (
    <>
      <ConsentWords />
      <SideActions>
        <DecisionButton decision={{ status: 'GRANTED', electronicMarketing: true }} primary>
          {text('consent.agree')}
        </DecisionButton>
        <DecisionButton decision={{ status: 'DECLINED' }}>{text('consent.disagree')}</DecisionButton>
        <Button kind="quiet" otherwise={text('consent.back')} onClick={() => dispatch(preferencesOpened())}>
          {text('consent.managePreferences')}
        </Button>
      </SideActions>
    </>
  );
};

// The switches, or why there are none yet. Rules `preferences.failure`, `preferences.mandatory`, `preferences.divider`,
// `connection.silence`.
const PreferenceSwitches = () => {
  const dispatch = useDispatch();
  const { preferences } = useSelector(selectConsent);
  const isMissed = useSelector((state: ConnectionPart) => selectIsMissed(state, endpoints.viewPreferences.name));
  if (preferences.status === 'failed' && isMissed) return <OfflineAlert />;
  if (preferences.status === 'failed') {
    return (
      <Alert live={<p>{text('preferences.failed')}</p>}>
        <RetryButton kind="secondary" busy={preferences.retrying} onRetry={() => dispatch(preferencesRetryClicked())} />
      </Alert>
    );
  }
  if (preferences.status !== 'loaded') return <LoadingIndicator text={text('preferences.loading')} />;
  const { products } = preferences;
  if (products.length === 0) return <p>{text('preferences.none')}</p>;
  return (
    <div data-private="">
      {products.slice(0, MOST_LISTED).map((product, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: products are identified by position, names may repeat
        <Fragment key={position}>
          {position > 0 ? <hr /> : null}
          <Switch
            label={product.name}
            description={product.description}
            checked={product.isSubscribed}
            saving={product.saving !== undefined}
            error={product.error}
            disabledReason={product.mandatory ? text('preferences.mandatory') : undefined}
            onToggle={() => dispatch(preferenceToggled(position))}
          />
        </Fragment>
      ))}
      <AndMore of={products.length} />
    </div>
  );
};

// A switch for each product, and the consent without the marketing flag (rule `consent.meaning`).
const ConsentBack = () => {
  const dispatch = useDispatch();
  const { preferences } = useSelector(selectConsent);
  const isAwaited = preferences.status === 'failed' ? preferences.retrying === true : preferences.status !== 'loaded';
  const meaning = useId();
  return (
    <>
      {/* The heading gets the focus when a focused "Try again" disappears. */}
      <SideWords as="section">
        <h3 tabIndex={-1}>{text('preferences.heading')}</h3>
        <p id={meaning}>{text('consent.meaning')}</p>
        <PreferenceSwitches />
      </SideWords>
      <SideActions>
        <DecisionButton decision={{ status: 'GRANTED' }} primary disabled={isAwaited} describedBy={meaning}>
          {text('consent.agreeToSwitches')}
        </DecisionButton>
        <Button kind="quiet" otherwise={text('consent.managePreferences')} onClick={() => dispatch(preferencesLeft())}>
          {text('consent.back')}
        </Button>
      </SideActions>
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
      withCloseButton
      onClose={() => dispatch(consentClosed())}
      interaction={interaction}
    >
      <FlipCard turned={turned} front={<ConsentFront />} back={<ConsentBack />} />
    </Modal>
  );
};

/**
 * The member's preferences, opened from the footer; closing them sends nothing (rule `help.preferences`). When they open
 * the button works at once; the switches arrive later and wait for a pause without presses. After the session's warning
 * both wait.
 */
export const PreferencesDialog = () => {
  const dispatch = useDispatch();
  const interaction = useSelector(selectInteraction);
  const close = () => dispatch(dialogClosed('managePreferences'));
  return (
    <Modal heading={text('preferences.heading')} onClose={close} steady="text" interaction={interaction}>
      <PreferenceSwitches />
      <ModalActions>
        <Button closes onClick={close}>
          {text('action.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
};
