import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { IotTile } from './IotTile';
import { iotSlice, selectIotTile } from './slice';

/** Connected-device insurance. */
export const iot = defineProduct({
  tile: 'iot',
  ids: ['iotp'],
  reducers: { iot: iotSlice.reducer },
  summaries: (lookup) => (lookup('iotp')?.active === true ? [iotSlice] : []),
  saga: createSummarySaga({
    slice: iotSlice,
    endpoint: endpoints.iotSummary,
    failure: 'There was an issue fetching the insure iot summary',
  }),
  selectTile: selectIotTile,
  Tile: IotTile,
});
