import { createSummarySaga } from '../../state/loadSummary';
import { defineProduct } from '../defineProduct';
import { LifeTile } from './LifeTile';
import { lifeArrearsSaga } from './saga';
import { lifeArrearsSlice, lifeSlice, selectLifeTile } from './slice';

/** Life insurance. */
export const life = defineProduct({
  tile: 'life',
  ids: ['life'],
  reducers: { life: lifeSlice.reducer, lifeArrears: lifeArrearsSlice.reducer },
  needs: [
    { summary: lifeSlice, ids: ['life'] },
    { summary: lifeArrearsSlice, ids: ['life'], movesPage: true },
  ],
  sagas: [
    createSummarySaga({ slice: lifeSlice, failure: 'There was an issue fetching the life policy' }),
    lifeArrearsSaga,
  ],
  selectTile: selectLifeTile,
  Tile: LifeTile,
});
