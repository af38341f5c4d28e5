import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationCorner, selectFragmentPath } from '../../state/configuration';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileTitle } from '../../ui/TileParts';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { countOf } from '../tileView';
import { type Cover, type LifeView, selectLifeTile } from './slice';

const CoverFigure = ({ cover }: { cover: Cover }) => (
  <TileFigure value={formatMoney(cover.amount, cover.currency)} caption="Total cover" />
);

const PoliciesBody = ({ view }: { view: LifeView }) =>
  view.kind === 'several' ? (
    <>
      <TileTitle>{countOf(view.count, 'policies')}</TileTitle>
      {view.covers.map((cover) => (
        <CoverFigure key={cover.currency} cover={cover} />
      ))}
    </>
  ) : (
    <>
      {view.name === undefined ? null : <TileTitle>{view.name}</TileTitle>}
      <NumberRow label="Policy number" number={view.policyNumber} />
      {view.cover === undefined ? null : <CoverFigure cover={view.cover} />}
    </>
  );

/** The member's life insurance, with what is to be paid in or out. */
export const LifeTile = () => {
  const payNow = useSelector((state: ConfigurationCorner) => selectFragmentPath(state, 'lifePayNow'));
  const payback = useSelector((state: ConfigurationCorner) => selectFragmentPath(state, 'lifePayback'));
  return (
    <ProductTile name="life" tile={useSelector(selectLifeTile)}>
      {(view) => (
        <>
          <PoliciesBody view={view} />
          {view.inArrears ? <LazyContentBlock fragment={{ path: payNow }} /> : null}
          {view.hasUnpaidPayback ? <LazyContentBlock fragment={{ path: payback }} /> : null}
        </>
      )}
    </ProductTile>
  );
};
