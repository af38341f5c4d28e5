import { SkeletonLines } from '../ui/Skeleton';
import { TileGrid } from '../ui/TileGrid';
import { TileArticle } from '../ui/tileStyles';

/** The first tiles of a typical member: whether each is wide. */
const USUAL = [false, true, false, true, true, false, false, true];

/** Placeholders for the tiles while it is not yet known which there will be. */
export const TileSkeletons = () => (
  <TileGrid aria-hidden="true">
    {USUAL.map((wide, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never move
      <TileArticle as="div" key={place} data-wide={wide ? '' : undefined}>
        <SkeletonLines headed />
      </TileArticle>
    ))}
  </TileGrid>
);
