import { useSelector } from 'react-redux';
import { ErrorReference } from '../notices';
import { selectExtras } from '../state/extras';
import { Alert } from '../ui/Alert';
import { ReloadButton } from './ReloadButton';

/** Says that the script with everything but the products could not be loaded; nothing otherwise. */
export const BlocksFailure = () => {
  const extras = useSelector(selectExtras);
  return extras.status === 'failed' ? (
    <Alert>
      <p>A part of this page could not be loaded.</p>
      <ReloadButton />
      <ErrorReference reference={extras.reference} />
    </Alert>
  ) : null;
};
