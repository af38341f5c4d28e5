import { Rings } from '../../ui/Rings';
import { SkeletonBlock } from '../../ui/Skeleton';
import { TileText } from '../../ui/TileParts';
import { Counts, RingsSkeleton, TrackerParts } from './rewardsStyles';
import type { TrackerReading } from './selectors';

const goalNames = ['Exercise', 'Drive', 'Money'];

/** The shape of the rings, as many as `goals`, and of the two counts before they arrive. */
export const TrackerSkeleton = ({ goals }: { goals: 1 | 3 }) => (
  <TrackerParts aria-hidden="true">
    <RingsSkeleton>
      <SkeletonBlock width="245px" height="245px" />
      <div>
        {goalNames.slice(0, goals).map((name) => (
          <SkeletonBlock key={name} width="7rem" height="2.8rem" />
        ))}
      </div>
    </RingsSkeleton>
    <Counts as="div">
      <SkeletonBlock height="4.1rem" />
      <SkeletonBlock height="4.1rem" />
    </Counts>
  </TrackerParts>
);

/** Rings and counts; what is not known is left out. */
export const Tracker = ({ rings, counts }: Pick<TrackerReading & { kind: 'loaded' }, 'rings' | 'counts'>) => {
  if (rings.length === 0 && counts.length === 0) return <TileText>There is nothing to show yet.</TileText>;
  return (
    <TrackerParts>
      {rings.length > 0 ? <Rings rings={rings} /> : null}
      {counts.length > 0 ? (
        <Counts>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </Counts>
      ) : null}
    </TrackerParts>
  );
};
