import { defineProduct } from '../defineProduct';
import { LifeTile } from './LifeTile';
import { lifeSaga } from './saga';
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
  saga: lifeSaga,
  selectTile: selectLifeTile,
  Tile: LifeTile,
});
