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

type ContentUnavailableProps = Pick<RetryButtonProps, 'name' | 'busy'> & Partial<Pick<RetryButtonProps, 'onRetry'>>;

/** The replacement for content that cannot be shown (rule `content.retry`), with no button if trying again is no use. */
export const ContentUnavailable = ({ onRetry, ...retry }: ContentUnavailableProps) => (
  <Alert>
    <span>{text('content.failed')}</span>
    {onRetry === undefined ? null : <RetryButton {...retry} onRetry={onRetry} />}
  </Alert>
);
