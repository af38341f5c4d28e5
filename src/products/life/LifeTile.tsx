import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { text } from '../../texts/text';
import { formatArrears, formatMoney } from '../../ui/money';
import { AndMore, MOST_LISTED, TileFigure, TileFigures, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';
import {
  type Cover,
  type LifeView,
  lifeArrearsSlice,
  lifeSlice,
  payback,
  payNow,
  selectArrearsReading,
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
        caption={{ key: 'life.totalCover' }}
        help={place === 0 ? <AmountsHelp about={text('life.totalCover')} /> : undefined}
      />
    ));
  if (owed === null && figures.length === 1) return figures;
  if (figures.length === 0) return owed;
  return (
    <>
      <TileFigures data-figures="">
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
      caption={{ key: 'life.arrears' }}
      help={<AmountsHelp about={text('life.arrears')} />}
      owed
    />
  );
};

const LifeBody = (view: LifeView) => (
  <>
    {view.kind === 'several' ? (
      <TileTitle>{{ key: 'products.policies', values: { count: view.count } }}</TileTitle>
    ) : (
      <>
        {view.policyName === undefined ? null : <TileTitle>{view.policyName}</TileTitle>}
        <NumberRow label={POLICY_NUMBER} number={view.policyNumber} />
      </>
    )}
    <Figures owed={useOwed()} covers={view.covers} />
  </>
);

/** Life insurance, with what is to be paid in or out. */
export const life = defineProduct({
  tile: 'life',
  ids: ['life'],
  needs: [
    { summary: lifeSlice, ids: ['life'] },
    { summary: lifeArrearsSlice, ids: ['life'], movesPage: true },
  ],
  selectTile: selectLifeTile,
  Body: LifeBody,
  Beside: ({ tile }) => {
    const owed = useOwed();
    return tile.phase === 'loaded' ? null : owed;
  },
  fragments: [payNow, payback],
});
