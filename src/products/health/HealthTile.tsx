import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationPart, selectCurrency, selectFragmentPath } from '../../state/configuration';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileTitle } from '../../ui/TileParts';
import { DescriptionBody } from '../DescriptionBody';
import { MembershipWithdrawn } from '../MembershipWithdrawn';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { selectHealthTile } from './slice';

/** The member's medical aid, future-dated and withdrawn memberships included (rule `health.welcome`). */
export const HealthTile = () => {
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
