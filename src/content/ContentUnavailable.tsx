import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

/** The replacement for content that cannot be shown, with what loads it again (rule `content.retry`). */
export const ContentUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Alert>
    <span>Unable to load content.</span>
    <Button kind="quiet" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
);
