import { useSelector } from 'react-redux';
import { selectToday } from '../../state/today';
import { Button } from '../../ui/Button';
import { unavailable } from '../../ui/money';
import { Tag } from '../../ui/Tag';
import { formatAsOf } from '../../ui/time';
import { rewardsNames } from './debts';
import { RetryParts } from './rewardsStyles';
import type { RewardsTile } from './slice';

/**
 * What stands in a part of the rewards that could not be loaded: that it is unavailable, or since when what it shows is
 * old, in milliseconds since 1970; and a button that asks for that part alone (rules `rewards.retry`, `overview.asOf`).
 */
export const RetryRow = ({
  tile,
  asOf,
  onRetry,
}: {
  tile: RewardsTile;
  asOf?: number | undefined;
  onRetry: () => void;
}) => {
  const today = useSelector(selectToday);
  return (
    <RetryParts>
      {asOf === undefined ? <Tag state="unavailable">{unavailable}</Tag> : <span>{formatAsOf(asOf, today)}</span>}
      <Button kind="quiet" aria-label={`Try again: ${rewardsNames[tile]}`} onClick={onRetry}>
        Try again
      </Button>
    </RetryParts>
  );
};
