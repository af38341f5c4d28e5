import { useSelector } from 'react-redux';
import { unavailable } from '../../ui/money';
import { TileText, TileTitle } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { countOf } from '../tileView';
import { type InsureView, insureSlice, selectInsureTile } from './slice';

const InsureBody = ({ view }: { view: InsureView }) => {
  if (view.kind === 'several') return <TileTitle>{countOf(view.count, 'policies')}</TileTitle>;
  if (view.kind === 'drive') {
    return (
      <>
        <TileTitle>{view.driveStatus ?? unavailable}</TileTitle>
        <TileText>{view.points === undefined ? unavailable : countOf(view.points, 'points')}</TileText>
        {view.count === undefined ? null : <TileText>{countOf(view.count, 'policies')}</TileText>}
      </>
    );
  }
  return (
    <>
      {view.description === undefined ? null : <TileTitle>{view.description}</TileTitle>}
      <NumberRow label="Policy number" number={view.policyNumber} />
    </>
  );
};

/** The member's car and home insurance, with the driving programme if they have it. */
const InsureTile = () => (
  <ProductTile name="insure" tile={useSelector(selectInsureTile)}>
    {(view) => <InsureBody view={view} />}
  </ProductTile>
);

/** Car and home insurance. */
export const insure = defineSummaryProduct({
  ids: ['insure'],
  summary: { slice: insureSlice, failure: 'There was an issue fetching the insure summary' },
  selectTile: selectInsureTile,
  Tile: InsureTile,
});
