import { defineSummaryProduct } from '../defineSummaryProduct';
import { CardTile } from './CardTile';
import { cardSlice, selectCardTile } from './slice';

/** Card. */
export const card = defineSummaryProduct({
  ids: ['card'],
  summary: { slice: cardSlice, failure: 'There was an issue fetching the card details' },
  selectTile: selectCardTile,
  Tile: CardTile,
});
