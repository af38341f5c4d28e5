import { defineProduct } from '../defineProduct';
import { HealthTile } from './HealthTile';
import { healthSaga } from './saga';
import { healthSlice, selectHealthTile } from './slice';

/** Health (medical aid). */
export const health = defineProduct({
  tile: 'health',
  ids: ['health', 'health_future_dated'],
  reducers: { health: healthSlice.reducer },
  needs: [
    { summary: healthSlice, ids: ['health_future_dated'] },
    { summary: healthSlice, ids: ['health'], unlessWithdrawn: true },
  ],
  saga: healthSaga,
  selectTile: selectHealthTile,
  Tile: HealthTile,
});
