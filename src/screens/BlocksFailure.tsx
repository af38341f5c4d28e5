import { useDispatch, useSelector } from 'react-redux';
import { ErrorReference } from '../notices';
import { extrasRetryClicked, selectExtras } from '../state/extras';
import { REPLACED } from '../state/release';
import { Alert } from '../ui/Alert';
import { ReloadButton } from './ReloadButton';
import { RetryButton } from './RetryButton';

/**
 * Says that the script with everything but the products could not be loaded; nothing otherwise. One that a release has
 * replaced comes with the page only (rule `release.words`).
 */
export const BlocksFailure = () => {
  const dispatch = useDispatch();
  const extras = useSelector(selectExtras);
  return extras.status === 'failed' ? (
    <Alert>
      <p>{extras.isReplaced ? REPLACED : 'A part of this page could not be loaded.'}</p>
      {extras.isReplaced ? null : (
        <RetryButton busy={extras.isRetried === true} onRetry={() => dispatch(extrasRetryClicked())} />
      )}
      <ReloadButton kind={extras.isReplaced ? 'primary' : 'secondary'} />
      <ErrorReference reference={extras.reference} />
    </Alert>
  ) : null;
};
