import { defineProduct } from '../defineProduct';
import { InvestTile } from './InvestTile';
import { investSaga } from './saga';
import { investActionItemsSlice, investSlice, selectInvestTile } from './slice';

/** Investments. */
export const invest = defineProduct({
  tile: 'invest',
  ids: ['invest'],
  reducers: { invest: investSlice.reducer, investActionItems: investActionItemsSlice.reducer },
  needs: [
    { summary: investSlice, ids: ['invest'] },
    { summary: investActionItemsSlice, ids: ['invest'] },
  ],
  saga: investSaga,
  selectTile: selectInvestTile,
  Tile: InvestTile,
});
