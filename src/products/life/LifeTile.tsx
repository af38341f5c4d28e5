import { useSelector } from 'react-redux';
import { createSummarySaga } from '../../state/loadSummary';
import { formatArrears, formatMoney } from '../../ui/money';
import { AndMore, MOST_LISTED, TileFigure, TileFigures, TileRow, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { ConfiguredFragment, ProductTile } from '../ProductTile';
import { countOf } from '../tileView';
import {
  type Cover,
  type LifeView,
  lifeArrearsSlice,
  lifeSlice,
  selectArrearsReading,
  selectHasUnpaidPayback,
  selectLifeTile,
} from './slice';

const CoverFigure = ({ cover }: { cover: Cover }) => (
  <TileFigure value={formatMoney(cover.amount, cover.currency)} caption="Total cover" />
);

const CoverFigures = ({ covers }: { covers: readonly Cover[] }) => {
  const figures = covers.slice(0, MOST_LISTED).map((cover) => <CoverFigure key={cover.currency} cover={cover} />);
  if (figures.length === 1) return figures;
  return (
    <>
      <TileFigures>{figures}</TileFigures>
      <AndMore of={covers.length} />
    </>
  );
};

const PoliciesBody = ({ view }: { view: LifeView }) =>
  view.kind === 'several' ? (
    <>
      <TileTitle>{countOf(view.count, 'policies')}</TileTitle>
      <CoverFigures covers={view.covers} />
    </>
  ) : (
    <>
      {view.name === undefined ? null : <TileTitle>{view.name}</TileTitle>}
      <NumberRow label="Policy number" number={view.policyNumber} />
      {view.cover === undefined ? null : <CoverFigure cover={view.cover} />}
    </>
  );

const LifeTile = () => {
  const arrears = useSelector(selectArrearsReading);
  const alerts = (
    <>
      {arrears === undefined || arrears === 'unchecked' ? null : (
        <>
          <TileRow label="Arrears" value={formatArrears(arrears.amount, arrears.currency)} />
          <ConfiguredFragment name="lifePayNow" />
        </>
      )}
      {useSelector(selectHasUnpaidPayback) ? <ConfiguredFragment name="lifePayback" /> : null}
    </>
  );
  return (
    <ProductTile name="life" tile={useSelector(selectLifeTile)} beside={alerts}>
      {(view) => <PoliciesBody view={view} />}
    </ProductTile>
  );
};

/** Life insurance, with what is to be paid in or out (rule `life.payback`). */
export const life = defineProduct({
  tile: 'life',
  ids: ['life'],
  reducers: { life: lifeSlice.reducer, lifeArrears: lifeArrearsSlice.reducer },
  needs: [
    { summary: lifeSlice, ids: ['life'] },
    { summary: lifeArrearsSlice, ids: ['life'], movesPage: true },
  ],
  sagas: [
    createSummarySaga({ slice: lifeSlice, failure: 'There was an issue fetching the life policy' }),
    // Nobody is told of a failure (rule `life.arrearsFailure`).
    createSummarySaga({ slice: lifeArrearsSlice }),
  ],
  selectTile: selectLifeTile,
  Tile: LifeTile,
});
