import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { LoadingIndicator } from '../../ui/BrandMark';
import { Button } from '../../ui/Button';
import { Separator } from '../../ui/Card';
import { Switch } from '../../ui/Switch';
import { NO_PREFERENCES } from './preferences';
import { selectPreferences } from './selectors';
import { preferencesWanted, preferenceToggled } from './slice';

/**
 * The member's preferences as switches, or their loading or failed state.
 * @param onRetry called when the member retries a failed load, which removes that button
 * Rules `preferences.mandatory`, `preferences.divider`.
 */
export const PreferenceSwitches = ({ onRetry }: { onRetry: () => void }) => {
  const dispatch = useDispatch();
  const preferences = useSelector(selectPreferences);
  if (preferences.status === 'failed') {
    return (
      <Alert live>
        <p>{NO_PREFERENCES}</p>
        <Button
          onClick={() => {
            onRetry();
            dispatch(preferencesWanted());
          }}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (preferences.status !== 'loaded') return <LoadingIndicator text="Loading your preferences" />;
  if (preferences.products.length === 0) return <p>There are no preferences to manage.</p>;
  return (
    <div data-private="">
      {preferences.products.map((product, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: products are identified by position, names may repeat
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
