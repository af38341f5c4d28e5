import { defineSummaryProduct } from '../defineSummaryProduct';
import { IotTile } from './IotTile';
import { iotSlice, selectIotTile } from './slice';

/** Connected-device insurance. */
export const iot = defineSummaryProduct({
  ids: ['iotp'],
  summary: { slice: iotSlice, failure: 'There was an issue fetching the insure iot summary' },
  selectTile: selectIotTile,
  Tile: IotTile,
});
