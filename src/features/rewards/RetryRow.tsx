import { useSelector } from 'react-redux';
import { selectToday } from '../../state/today';
import { Retry } from '../../ui/Tag';
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
      <Retry
        name={rewardsNames[tile]}
        asOf={asOf === undefined ? undefined : formatAsOf(asOf, today)}
        onRetry={onRetry}
      />
    </RetryParts>
  );
};
