import { createContext } from 'react';

/** The id of the heading of the tile around, which says what its links are about; undefined outside a tile. */
export const TileHeadingId = createContext<string | undefined>(undefined);
