import { useSelector } from 'react-redux';
import { formatMoney, unavailable } from '../../ui/money';
import { SkeletonBlock } from '../../ui/Skeleton';
import { Tag } from '../../ui/Tag';
import { TileFigure, TileFigures, TileRow } from '../../ui/TileParts';
import { ProductTile } from '../ProductTile';
import { type GroupRisk, selectEmployeeBenefitsTile } from './slice';

const GroupRiskRow = ({ groupRisk }: { groupRisk: GroupRisk }) =>
  groupRisk.phase === 'loading' ? (
    <SkeletonBlock height="1.5rem" />
  ) : (
    <TileRow label={groupRisk.label} value={groupRisk.phase === 'loaded' ? groupRisk.text : unavailable} />
  );

/** The member's benefits from an employer: umbrella retirement, group risk, or both. */
export const EmployeeBenefitsTile = () => (
  <ProductTile name="employee-benefits" tile={useSelector(selectEmployeeBenefitsTile)}>
    {(view) =>
      view.kind === 'switched' ? (
        <p>
          <Tag state="person">Information currently unavailable - Profile Switched</Tag>
        </p>
      ) : (
        <>
          {view.umbrella === undefined ? null : (
            <TileFigures>
              <TileFigure value={formatMoney(view.umbrella.total)} caption="Umbrella retirement" />
            </TileFigures>
          )}
          {view.groupRisk === undefined ? null : <GroupRiskRow groupRisk={view.groupRisk} />}
        </>
      )
    }
  </ProductTile>
);
