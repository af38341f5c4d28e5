import { textOf } from '../texts/text';
import { Alert } from '../ui/Alert';
import { OFFLINE } from './remark';

/** In place of what failed for want of the connection (rule `connection.silence`); the announcer has said it. */
export const OfflineAlert = () => (
  <Alert>
    <p>{textOf(OFFLINE)}</p>
  </Alert>
);
