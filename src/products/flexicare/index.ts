import { defineProduct } from '../defineProduct';
import { FlexicareTile } from './FlexicareTile';
import { flexicareSaga } from './saga';
import { flexicareSlice, selectFlexicareTile } from './slice';

/** Primary care (flexicare). */
export const flexicare = defineProduct({
  tile: 'flexicare',
  ids: ['prme', 'prme_future_dated'],
  reducers: { flexicare: flexicareSlice.reducer },
  summaries: (lookup) =>
    lookup('prme')?.active === true || lookup('prme_future_dated')?.active === true ? [flexicareSlice] : [],
  saga: flexicareSaga,
  selectTile: selectFlexicareTile,
  Tile: FlexicareTile,
});
