import { TileText } from '../ui/TileParts';

/** The portfolio's description of a product; nothing if it has none. */
export const DescriptionBody = ({ description }: { description: string | undefined }) =>
  description === undefined ? null : <TileText>{description}</TileText>;
