import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { CardTile } from './CardTile';
import { cardSlice, selectCardTile } from './slice';

/** Card. */
export const card = defineProduct({
  tile: 'card',
  ids: ['card'],
  reducers: { card: cardSlice.reducer },
  summaries: (lookup) => (lookup('card')?.active === true ? [cardSlice] : []),
  saga: createSummarySaga({
    slice: cardSlice,
    endpoint: endpoints.cardSummary,
    failure: 'There was an issue fetching the card details',
  }),
  selectTile: selectCardTile,
  Tile: CardTile,
});
