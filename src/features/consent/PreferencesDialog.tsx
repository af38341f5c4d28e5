import { Fragment, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectInteraction } from '../../notices';
import { text, textOf } from '../../texts/text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Separator } from '../../ui/Card';
import { InteractionGuarded } from '../../ui/InteractionGuard';
import { Modal, ModalActions } from '../../ui/Modal';
import { LoadingIndicator } from '../../ui/Skeleton';
import { Switch } from '../../ui/Switch';
import { AndMore, MOST_LISTED } from '../../ui/TileParts';
import { preferencesWanted, preferenceToggled, selectConsent } from './slice';

/**
 * The member's preferences as switches, or their loading or failed state; `onRetry` is called when the member retries,
 * which removes that button. Rules `preferences.failure`, `preferences.mandatory`, `preferences.divider`.
 */
export const PreferenceSwitches = ({ onRetry }: { onRetry: () => void }) => {
  const dispatch = useDispatch();
  const { preferences } = useSelector(selectConsent);
  if (preferences.status === 'failed') {
    return (
      <Alert live={<p>{text('preferences.failed')}</p>}>
        <Button
          onClick={() => {
            onRetry();
            dispatch(preferencesWanted());
          }}
        >
          {text('action.tryAgain')}
        </Button>
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
          {position > 0 ? <Separator /> : null}
          <Switch
            label={product.name}
            description={product.description}
            checked={product.isSubscribed}
            saving={product.saving !== undefined}
            error={product.error === undefined ? undefined : textOf(product.error)}
            disabledReason={product.mandatory ? text('preferences.mandatory') : undefined}
            onToggle={() => dispatch(preferenceToggled(position))}
          />
        </Fragment>
      ))}
      <AndMore of={products.length} />
    </div>
  );
};

/**
 * The member's preferences, opened from the footer; closing them sends nothing (rule `help.preferences`). The button
 * works at once; the switches arrive later and wait for a pause without presses.
 */
export const PreferencesDialog = () => {
  const dispatch = useDispatch();
  const interaction = useSelector(selectInteraction);
  const top = useRef<HTMLDivElement>(null);
  const close = () => dispatch(dialogClosed('managePreferences'));
  return (
    <Modal heading={text('preferences.heading')} onClose={close} steady="text" withoutCloseButton>
      <div ref={top} tabIndex={-1}>
        <InteractionGuarded interaction={interaction}>
          <PreferenceSwitches onRetry={() => top.current?.focus()} />
        </InteractionGuarded>
      </div>
      <ModalActions>
        <Button onClick={close}>{text('action.close')}</Button>
      </ModalActions>
    </Modal>
  );
};
