import { useDispatch, useSelector } from 'react-redux';
import { ErrorReference } from '../notices';
import { REPLACED } from '../state/release';
import { Alert } from '../ui/Alert';
import { blocksScriptRetryClicked, selectBlocksScript } from './blocksScriptSlice';
import { ReloadButton } from './ReloadButton';
import { RetryButton } from './RetryButton';

/**
 * Says that the script that draws the blocks could not be loaded; nothing otherwise. One that a release has replaced
 * comes with the page only (rule `release.words`).
 */
export const BlocksFailure = () => {
  const dispatch = useDispatch();
  const script = useSelector(selectBlocksScript);
  return script.status === 'failed' ? (
    <Alert>
      <p>{script.isReplaced ? REPLACED : 'A part of this page could not be loaded.'}</p>
      {script.isReplaced ? null : (
        <RetryButton busy={script.isRetried === true} onRetry={() => dispatch(blocksScriptRetryClicked())} />
      )}
      <ReloadButton kind={script.isReplaced ? 'primary' : 'secondary'} />
      <ErrorReference reference={script.reference} />
    </Alert>
  ) : null;
};
