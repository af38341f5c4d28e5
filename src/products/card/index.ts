import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { CardTile } from './CardTile';
import { cardSlice, selectCardTile } from './slice';

/** Card. */
export const card = defineProduct({
  tile: 'card',
  ids: ['card'],
  reducers: { card: cardSlice.reducer },
  needs: [{ summary: cardSlice, ids: ['card'] }],
  saga: createSummarySaga({
    slice: cardSlice,
    endpoint: tileEndpoints.cardSummary,
    failure: 'There was an issue fetching the card details',
  }),
  selectTile: selectCardTile,
  Tile: CardTile,
});
