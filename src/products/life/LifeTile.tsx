import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { text } from '../../texts/text';
import { formatArrears, formatMoney } from '../../ui/money';
import { AndMore, MOST_LISTED, TileFigure, TileFigures, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';
import { ConfiguredFragment } from '../ProductTile';
import type { TileView } from '../tileView';
import {
  areArrearsAwaited,
  type Cover,
  type LifeView,
  lifeArrearsSlice,
  lifeSlice,
  selectArrearsReading,
  selectHasUnpaidPayback,
  selectLifeTile,
} from './slice';

// What is owed stands above the covers.
const Figures = ({ owed, covers }: { owed: ReactNode; covers: readonly Cover[] }) => {
  const figures = covers
    .slice(0, MOST_LISTED)
    .map(({ amount, currency }, place) => (
      <TileFigure
        key={currency}
        value={formatMoney(amount, currency)}
        caption={text('life.totalCover')}
        help={place === 0 ? <AmountsHelp about={text('life.totalCover')} /> : undefined}
      />
    ));
  if (owed === null && figures.length === 1) return figures;
  if (figures.length === 0) return owed;
  return (
    <>
      <TileFigures>
        {owed}
        {figures}
      </TileFigures>
      <AndMore of={covers.length} />
    </>
  );
};

const useOwed = (): ReactNode => {
  const arrears = useSelector(selectArrearsReading);
  if (arrears === undefined || arrears === 'unchecked') return null;
  return (
    <TileFigure
      value={formatArrears(arrears.amount, arrears.currency)}
      caption={text('life.arrears')}
      help={<AmountsHelp about={text('life.arrears')} />}
      owed
    />
  );
};

const LifeBody = (view: LifeView) => {
  const owed = useOwed();
  return view.kind === 'several' ? (
    <>
      <TileTitle>{text('products.policies', { count: view.count })}</TileTitle>
      <Figures owed={owed} covers={view.covers} />
    </>
  ) : (
    <>
      {view.name === undefined ? null : <TileTitle>{view.name}</TileTitle>}
      <NumberRow label={POLICY_NUMBER} number={view.policyNumber} />
      <Figures owed={owed} covers={view.cover === undefined ? [] : [view.cover]} />
    </>
  );
};

const LifeAlerts = ({ tile }: { tile: TileView<LifeView> }) => {
  const owed = useOwed();
  return (
    <>
      {tile.phase === 'loaded' ? null : owed}
      <ConfiguredFragment name="lifePayNow" isShown={useSelector(areArrearsAwaited) ? undefined : owed !== null} />
      <ConfiguredFragment name="lifePayback" isShown={useSelector(selectHasUnpaidPayback)} />
    </>
  );
};

/** Life insurance, with what is to be paid in or out (rule `life.payback`). */
export const life = defineProduct({
  tile: 'life',
  ids: ['life'],
  needs: [
    { summary: lifeSlice, ids: ['life'] },
    { summary: lifeArrearsSlice, ids: ['life'], movesPage: true },
  ],
  selectTile: selectLifeTile,
  Body: LifeBody,
  Beside: LifeAlerts,
});
