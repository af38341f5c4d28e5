import { defineProduct } from '../defineProduct';
import { HealthyCompanyTile } from './HealthyCompanyTile';
import { selectHealthyCompanyTile } from './slice';

/** Healthy company; it has no summary of its own. */
export const healthyCompany = defineProduct({
  tile: 'healthy-company',
  ids: ['hcom'],
  reducers: {},
  needs: [],
  sagas: [],
  selectTile: selectHealthyCompanyTile,
  Tile: HealthyCompanyTile,
});
