import { useSelector } from 'react-redux';
import { createSummarySaga } from '../../state/loadSummary';
import { defineProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { selectWillsTile, willsAddressSaga, willsSlice } from './slice';

/** The member's will. */
const WillsTile = () => (
  <ProductTile name="wills" tile={useSelector(selectWillsTile)}>
    {({ policyNumber }) => <NumberRow label="Policy number" number={policyNumber} />}
  </ProductTile>
);

/** Wills. */
export const wills = defineProduct({
  tile: 'wills',
  ids: ['dwts'],
  reducers: { wills: willsSlice.reducer },
  needs: [{ summary: willsSlice, ids: ['dwts'] }],
  sagas: [
    createSummarySaga({ slice: willsSlice, failure: 'There was an issue fetching the wills policy' }),
    willsAddressSaga,
  ],
  selectTile: selectWillsTile,
  Tile: WillsTile,
});
