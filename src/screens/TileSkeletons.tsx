import styled from '@emotion/styled';
import { SkeletonBlock } from '../ui/Skeleton';
import { TileGrid } from '../ui/TileGrid';

/** How many tiles stand in for those to come. */
const PLACES = [1, 2, 3, 4, 5, 6];

const Place = styled.div`
display:flex;flex-direction:column;gap:var(--space-4);min-block-size:10rem;padding:var(--space-5);
border:1px solid var(--line);border-radius:var(--radius-large);background:var(--surface);box-shadow:var(--shadow-rest);
`;

/** The shape of the tiles while it is not yet known which there will be. */
export const TileSkeletons = () => (
  <TileGrid aria-hidden="true">
    {PLACES.map((place) => (
      <Place key={place}>
        <SkeletonBlock width="55%" height="1.5rem" />
        <SkeletonBlock width="70%" height="1.25rem" />
        <SkeletonBlock width="85%" height="1rem" />
      </Place>
    ))}
  </TileGrid>
);
