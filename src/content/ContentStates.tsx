import styled from '@emotion/styled';
import { Alert } from '../ui/Alert';
import { RetryButton, type RetryButtonProps } from '../ui/Retry';

const Words = styled.p`
  margin: 0;
  color: var(--ink-muted);
  font-size: var(--text-small);
`;

/** Says that content is loading. */
export const ContentWaiting = () => <Words data-waiting="">Loading content...</Words>;

/** The replacement for content that cannot be shown (rule `content.retry`). */
export const ContentUnavailable = (retry: Pick<RetryButtonProps, 'name' | 'busy' | 'onRetry'>) => (
  <Alert>
    <span>Unable to load content.</span>
    <RetryButton {...retry} />
  </Alert>
);
