import { createSummarySaga } from '../../state/loadSummary';
import { defineProduct } from '../defineProduct';
import { InvestTile } from './InvestTile';
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
  sagas: [
    createSummarySaga({ slice: investSlice, failure: 'There was an issue fetching the invest policy' }),
    createSummarySaga({ slice: investActionItemsSlice, failure: 'There was an issue fetching the invest action item' }),
  ],
  selectTile: selectInvestTile,
  Tile: InvestTile,
});
