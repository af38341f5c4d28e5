import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Separator } from '../../ui/Card';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { ModalActions } from '../../ui/modalStyles';
import { Switch } from '../../ui/Switch';
import { NO_PREFERENCES } from './preferences';
import { selectPreferences, selectUpdating } from './selectors';
import { decisionMade, type PreferencesState, preferencesLeft, preferenceToggled } from './slice';

const Products = ({ preferences }: { preferences: PreferencesState }) => {
  const dispatch = useDispatch();
  if (preferences.status === 'failed') {
    return (
      <Alert live>
        <p>{NO_PREFERENCES}</p>
      </Alert>
    );
  }
  if (preferences.status !== 'loaded') return <LoadingIndicator text="Loading your preferences" />;
  if (preferences.products.length === 0) return <p>There are no preferences to manage.</p>;
  return (
    <div>
      {preferences.products.map((product, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the product's identity, names may repeat
        <Fragment key={position}>
          {position > 0 ? <Separator /> : null}
          <Switch
            label={product.name}
            description={product.description}
            checked={product.isSubscribed}
            saving={product.saving !== undefined}
            error={product.error}
            disabledReason={product.mandatory ? 'This preference is mandatory and cannot be changed.' : undefined}
            onToggle={() => dispatch(preferenceToggled(position))}
          />
        </Fragment>
      ))}
    </div>
  );
};

/** The back side: a switch for each product, and the consent without the marketing flag. */
export const PreferencesEditor = () => {
  const dispatch = useDispatch();
  const preferences = useSelector(selectPreferences);
  const updating = useSelector(selectUpdating);
  return (
    <>
      <h3 tabIndex={-1}>Manage preferences</h3>
      <Products preferences={preferences} />
      <ModalActions>
        <Button kind="primary" aria-disabled={updating} onClick={() => dispatch(decisionMade({ status: 'GRANTED' }))}>
          I agree
        </Button>
        <Button onClick={() => dispatch(preferencesLeft())}>Back</Button>
      </ModalActions>
    </>
  );
};
