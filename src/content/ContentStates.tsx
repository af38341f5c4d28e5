import styled from '@emotion/styled';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

const Words = styled.p`
  margin: 0;
  color: var(--ink-muted);
  font-size: var(--text-small);
`;

/** Says that content is loading. */
export const ContentWaiting = () => <Words data-waiting="">Loading content...</Words>;

/**
 * The replacement for content that cannot be shown, with what loads it again (rule `content.retry`). The button is
 * about to disappear, so the focus moves to the place around it, where the content will be.
 */
export const ContentUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Alert>
    <span>Unable to load content.</span>
    <Button
      kind="quiet"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
        onRetry();
      }}
    >
      Try again
    </Button>
  </Alert>
);
