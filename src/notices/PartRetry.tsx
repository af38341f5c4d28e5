import { useSelector } from 'react-redux';
import { selectToday } from '../state/today';
import { text } from '../texts/text';
import { RetryButton, type RetryButtonProps } from '../ui/Retry';
import { Unavailable } from '../ui/Tag';

interface PartRetryProps extends Pick<RetryButtonProps, 'name' | 'busy' | 'onRetry'> {
  /** Since when what is shown is old, in milliseconds since 1970; without it nothing is shown. */
  readonly asOf?: number | undefined;
}

/** Says that a part is unavailable, or since when it is old (rule `overview.asOf`), with a button for that part alone. */
export const PartRetry = ({ asOf, ...button }: PartRetryProps) => {
  const today = useSelector(selectToday);
  return (
    <>
      {asOf === undefined ? <Unavailable /> : <span>{text('part.asOf', { time: { at: asOf, today } })}</span>}
      <RetryButton {...button} />
    </>
  );
};
