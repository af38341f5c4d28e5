import { defineProduct } from '../defineProduct';
import { EmergencyTile } from './EmergencyTile';
import { selectEmergencyTile } from './slice';

/** Emergency cover; it has no summary of its own. */
export const emergency = defineProduct({
  tile: 'emergency',
  ids: ['stan'],
  reducers: {},
  needs: [],
  sagas: [],
  selectTile: selectEmergencyTile,
  Tile: EmergencyTile,
});
