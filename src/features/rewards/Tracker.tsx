import { Rings } from '../../ui/Rings';
import { Counts, RingsRoom } from './rewardsStyles';
import type { TrackerReading } from './selectors';

/** Placeholders for the rings and the two counts. */
export const TrackerSkeleton = () => (
  <>
    <RingsRoom aria-hidden="true" data-skeleton="" />
    <Counts aria-hidden="true">
      <li>&nbsp;</li>
      <li>&nbsp;</li>
    </Counts>
  </>
);

/** Rings and counts; unknown counts are left out. */
export const Tracker = ({ rings, counts }: Pick<TrackerReading & { kind: 'loaded' }, 'rings' | 'counts'>) => (
  <>
    <Rings rings={rings} />
    {counts.length > 0 ? (
      <Counts>
        {counts.map((count) => (
          <li key={count}>{count}</li>
        ))}
      </Counts>
    ) : null}
  </>
);
