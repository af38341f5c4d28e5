import { useDispatch, useSelector } from 'react-redux';
import { ErrorReference } from '../notices';
import { Alert } from '../ui/Alert';
import { blocksScriptRetryClicked, selectBlocksScript } from './blocksScriptSlice';
import { ReloadButton } from './ReloadButton';
import { RetryButton } from './RetryButton';

/** Says that the script that draws the blocks could not be loaded; nothing otherwise. */
export const BlocksFailure = () => {
  const dispatch = useDispatch();
  const script = useSelector(selectBlocksScript);
  return script.status === 'failed' ? (
    <Alert>
      <p>A part of this page could not be loaded.</p>
      <RetryButton busy={script.isRetried === true} onRetry={() => dispatch(blocksScriptRetryClicked())} />
      <ReloadButton kind="secondary" />
      <ErrorReference reference={script.reference} />
    </Alert>
  ) : null;
};
