import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { selectCurrency } from '../../state/configuration';
import { createSummarySaga } from '../../state/loadSummary';
import { text } from '../../texts/text';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';
import { ConfiguredFragment, DescriptionBody, MembershipWithdrawn, ProductTile } from '../ProductTile';
import { whenKnown } from '../tileView';
import { healthSlice, selectHealthTile } from './slice';

const HealthTile = () => {
  const currency = useSelector(selectCurrency);
  const tile = useSelector(selectHealthTile);
  const showsWelcome = whenKnown(tile, (view) => view.kind === 'membership' && view.showsWelcome);
  return (
    <ProductTile
      name="health"
      tile={tile}
      beside={<ConfiguredFragment name="medicalAidWelcome" isShown={showsWelcome} />}
    >
      {(view) =>
        view.kind === 'withdrawn' ? (
          <MembershipWithdrawn />
        ) : (
          <>
            {view.schemeName === undefined ? null : <TileTitle>{view.schemeName}</TileTitle>}
            <DescriptionBody description={view.description} />
            <NumberRow label={POLICY_NUMBER} number={view.policyNumber} />
            {view.savings === undefined ? null : (
              <TileFigure
                value={formatMoney(view.savings, currency)}
                caption={text('health.savings')}
                help={<AmountsHelp about={text('health.savings')} />}
              />
            )}
          </>
        )
      }
    </ProductTile>
  );
};

/** Health (medical aid), future-dated and withdrawn memberships included (rule `health.welcome`). */
export const health = defineProduct({
  tile: 'health',
  ids: ['health', 'health_future_dated'],
  reducers: { health: healthSlice.reducer },
  needs: [
    { summary: healthSlice, ids: ['health_future_dated'] },
    { summary: healthSlice, ids: ['health'], unlessWithdrawn: true },
  ],
  sagas: [createSummarySaga({ slice: healthSlice, failure: 'There was an issue fetching the health policy' })],
  selectTile: selectHealthTile,
  Tile: HealthTile,
});
