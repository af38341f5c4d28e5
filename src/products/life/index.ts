import { defineProduct } from '../defineProduct';
import { LifeTile } from './LifeTile';
import { lifeReactions } from './saga';
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
  reactions: lifeReactions,
  selectTile: selectLifeTile,
  Tile: LifeTile,
});
