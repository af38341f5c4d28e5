import styled from '@emotion/styled';
import { text } from '../texts/text';
import { Alert } from '../ui/Alert';
import { smallPrint } from '../ui/mixins';
import { RetryButton, type RetryButtonProps } from '../ui/Retry';

const Words = styled.p`
  ${smallPrint}
`;

/** Says that content is loading. */
export const ContentWaiting = () => <Words data-waiting="">{text('content.loading')}</Words>;

/** The replacement for content that cannot be shown (rule `content.retry`). */
export const ContentUnavailable = (retry: Pick<RetryButtonProps, 'name' | 'busy' | 'onRetry'>) => (
  <Alert>
    <span>{text('content.failed')}</span>
    <RetryButton {...retry} />
  </Alert>
);
