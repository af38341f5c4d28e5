import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationCorner, selectFragmentPath } from '../../state/configuration';
import { formatMoney } from '../../ui/money';
import { TileRow, TileTitle } from '../../ui/TileParts';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { selectHealthTile } from './slice';

/** The member's medical aid, future-dated and withdrawn memberships included. */
export const HealthTile = () => {
  const welcome = useSelector((state: ConfigurationCorner) => selectFragmentPath(state, 'medicalAidWelcome'));
  return (
    <ProductTile name="health" tile={useSelector(selectHealthTile)}>
      {(view) =>
        view.kind === 'withdrawn' ? (
          <TileTitle>Membership withdrawn</TileTitle>
        ) : (
          <>
            {view.schemeName === undefined ? null : <TileTitle>{view.schemeName}</TileTitle>}
            <NumberRow label="Policy number" number={view.policyNumber} />
            {view.savings === undefined ? null : (
              <TileRow label="Medical savings account" value={formatMoney(view.savings)} />
            )}
            {view.showsWelcome ? <LazyContentBlock fragment={{ path: welcome }} /> : null}
          </>
        )
      }
    </ProductTile>
  );
};
