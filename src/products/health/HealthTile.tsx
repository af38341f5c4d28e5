import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationPart, selectCurrency, selectFragmentPath } from '../../state/configuration';
import { createSummarySaga } from '../../state/loadSummary';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileTitle } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { DescriptionBody, MembershipWithdrawn, ProductTile } from '../ProductTile';
import { healthSlice, selectHealthTile } from './slice';

/** The member's medical aid, future-dated and withdrawn memberships included (rule `health.welcome`). */
const HealthTile = () => {
  const currency = useSelector(selectCurrency);
  const welcome = useSelector((state: ConfigurationPart) => selectFragmentPath(state, 'medicalAidWelcome'));
  return (
    <ProductTile name="health" tile={useSelector(selectHealthTile)}>
      {(view) =>
        view.kind === 'withdrawn' ? (
          <MembershipWithdrawn />
        ) : (
          <>
            {view.schemeName === undefined ? null : <TileTitle>{view.schemeName}</TileTitle>}
            <DescriptionBody description={view.description} />
            <NumberRow label="Policy number" number={view.policyNumber} />
            {view.savings === undefined ? null : (
              <TileFigure value={formatMoney(view.savings, currency)} caption="Medical savings account" />
            )}
            {view.showsWelcome ? <LazyContentBlock fragment={{ path: welcome }} /> : null}
          </>
        )
      }
    </ProductTile>
  );
};

/** Health (medical aid). */
export const health = defineProduct({
  tile: 'health',
  ids: ['health', 'health_future_dated'],
  reducers: { health: healthSlice.reducer },
  needs: [
    { summary: healthSlice, ids: ['health_future_dated'] },
    { summary: healthSlice, ids: ['health'], unlessWithdrawn: true },
  ],
  sagas: [
    createSummarySaga({
      slice: healthSlice,
      failure: 'There was an issue fetching the health policy',
    }),
  ],
  selectTile: selectHealthTile,
  Tile: HealthTile,
});
