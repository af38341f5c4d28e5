import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { IotTile } from './IotTile';
import { iotSlice, selectIotTile } from './slice';

/** Connected-device insurance. */
export const iot = defineProduct({
  tile: 'iot',
  ids: ['iotp'],
  reducers: { iot: iotSlice.reducer },
  needs: [{ summary: iotSlice, ids: ['iotp'] }],
  saga: createSummarySaga({
    slice: iotSlice,
    endpoint: tileEndpoints.iotSummary,
    failure: 'There was an issue fetching the insure iot summary',
  }),
  selectTile: selectIotTile,
  Tile: IotTile,
});
