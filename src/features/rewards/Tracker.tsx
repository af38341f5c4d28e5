import { Rings } from '../../ui/Rings';
import { SkeletonBlock } from '../../ui/Skeleton';
import { TileText } from '../../ui/TileParts';
import { Counts, RingSkeleton, TrackerParts } from './rewardsStyles';
import type { TrackerReading } from './selectors';

/** The shape of the rings and the two counts before they arrive. */
export const TrackerSkeleton = () => (
  <TrackerParts aria-hidden="true">
    <RingSkeleton>
      <SkeletonBlock width="245px" height="245px" />
    </RingSkeleton>
    <Counts as="div">
      <SkeletonBlock width="7rem" height="1.2em" />
      <SkeletonBlock width="9rem" height="1.2em" />
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
