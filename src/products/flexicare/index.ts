import { defineProduct } from '../defineProduct';
import { FlexicareTile } from './FlexicareTile';
import { flexicareSaga } from './saga';
import { flexicareSlice, selectFlexicareTile } from './slice';

/** Primary care (flexicare). */
export const flexicare = defineProduct({
  tile: 'flexicare',
  ids: ['prme', 'prme_future_dated'],
  reducers: { flexicare: flexicareSlice.reducer },
  needs: [{ summary: flexicareSlice, ids: ['prme', 'prme_future_dated'] }],
  saga: flexicareSaga,
  selectTile: selectFlexicareTile,
  Tile: FlexicareTile,
});
