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
 * The replacement for content that cannot be shown (rule `content.retry`). The focus moves from its button, which is
 * about to disappear, to the place around it.
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
