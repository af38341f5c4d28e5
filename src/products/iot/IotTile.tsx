import { useSelector } from 'react-redux';
import { TileText } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { iotSlice, selectIotTile } from './slice';

/** The member's connected-device insurance. */
const IotTile = () => (
  <ProductTile name="iot" tile={useSelector(selectIotTile)}>
    {({ label, numbers, more }) => (
      <>
        {numbers.map((number, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may be missing or come twice; the order stays
          <NumberRow key={position} label={label} number={number} among={numbers.length > 1} />
        ))}
        {more > 0 ? <TileText>{`and ${more} more`}</TileText> : null}
      </>
    )}
  </ProductTile>
);

/** Connected-device insurance. */
export const iot = defineSummaryProduct({
  ids: ['iotp'],
  summary: { slice: iotSlice, failure: 'There was an issue fetching the insure iot summary' },
  selectTile: selectIotTile,
  Tile: IotTile,
});
