import { Alert } from '../ui/Alert';

/** Stands in for content that cannot be shown; read where it stands. */
export const ContentUnavailable = () => (
  <Alert>
    <span>Unable to load content.</span>
  </Alert>
);
