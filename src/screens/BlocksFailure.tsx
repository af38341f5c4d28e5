import { useDispatch, useSelector } from 'react-redux';
import { ErrorReference } from '../notices';
import { extrasRetryClicked, selectExtras } from '../state/extras';
import { Alert } from '../ui/Alert';
import { ReloadButton } from './ReloadButton';
import { RetryButton } from './RetryButton';

/** Says that the script with everything but the products could not be loaded; nothing otherwise. */
export const BlocksFailure = () => {
  const dispatch = useDispatch();
  const extras = useSelector(selectExtras);
  return extras.status === 'failed' ? (
    <Alert>
      <p>A part of this page could not be loaded.</p>
      <RetryButton busy={extras.isRetried === true} onRetry={() => dispatch(extrasRetryClicked())} />
      <ReloadButton kind="secondary" />
      <ErrorReference reference={extras.reference} />
    </Alert>
  ) : null;
};
