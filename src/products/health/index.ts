import { defineProduct } from '../defineProduct';
import { HealthTile } from './HealthTile';
import { healthSaga } from './saga';
import { healthSlice, needsHealthSummary, selectHealthTile } from './slice';

/** Health (medical aid). */
export const health = defineProduct({
  tile: 'health',
  ids: ['health', 'health_future_dated'],
  reducers: { health: healthSlice.reducer },
  summaries: (lookup) => (needsHealthSummary(lookup) ? [healthSlice] : []),
  saga: healthSaga,
  selectTile: selectHealthTile,
  Tile: HealthTile,
});
