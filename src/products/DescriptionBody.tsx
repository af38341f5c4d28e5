import { TileText } from '../ui/TileParts';

/** The portfolio's own words about a product; nothing where it has none. */
export const DescriptionBody = ({ description }: { description: string | undefined }) =>
  description === undefined ? null : <TileText>{description}</TileText>;
