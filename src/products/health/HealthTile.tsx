import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { selectCurrency } from '../../state/configuration';
import { text } from '../../texts/text';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';
import { DescriptionBody, MembershipWithdrawn } from '../ProductTile';
import { type HealthView, healthSlice, selectHealthTile, welcome } from './slice';

const HealthBody = (view: HealthView) => {
  const currency = useSelector(selectCurrency);
  if (view.status === 'withdrawn') return <MembershipWithdrawn />;
  return (
    <>
      {view.schemeName === undefined ? null : <TileTitle>{view.schemeName}</TileTitle>}
      <DescriptionBody description={view.description} />
      <NumberRow label={POLICY_NUMBER} number={view.policyNumber} />
      {view.savings === undefined ? null : (
        <TileFigure
          value={formatMoney(view.savings, currency)}
          caption={{ key: 'health.savings' }}
          help={<AmountsHelp about={text('health.savings')} />}
        />
      )}
    </>
  );
};

/** Health (medical aid), future-dated and withdrawn memberships included. */
export const health = defineProduct({
  tile: 'health',
  ids: ['health', 'health_future_dated'],
  needs: [
    { summary: healthSlice, ids: ['health_future_dated'] },
    { summary: healthSlice, ids: ['health'], unlessWithdrawn: true },
  ],
  selectTile: selectHealthTile,
  Body: HealthBody,
  fragments: [welcome],
});
