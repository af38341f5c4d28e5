import { useDispatch, useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { selectCurrency } from '../../state/configuration';
import { text, textOf } from '../../texts/text';
import { formatMoney } from '../../ui/money';
import { RetryButton } from '../../ui/Retry';
import { SkeletonBlock } from '../../ui/Skeleton';
import { Tag } from '../../ui/Tag';
import { TileFigure, TileRetry, TileRow } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { tileRetryClicked } from '../events';
import {
  type EmployeeBenefitsView,
  type GroupRisk,
  riskPoliciesSlice,
  selectEmployeeBenefitsTile,
  umbrellaSlice,
} from './slice';

const GroupRiskRow = ({ groupRisk }: { groupRisk: GroupRisk }) => {
  const dispatch = useDispatch();
  if (groupRisk.phase === 'loading') return <SkeletonBlock height="1.5rem" />;
  if (groupRisk.phase === 'loaded') return <TileRow label={textOf(groupRisk.label)} value={textOf(groupRisk.text)} />;
  return (
    <TileRetry>
      <TileRow label={textOf(groupRisk.label)} value={text('part.unavailable')} />
      <RetryButton
        name={textOf(groupRisk.label)}
        busy={groupRisk.retrying}
        onRetry={() => dispatch(tileRetryClicked({ tile: 'employee-benefits' }))}
      />
    </TileRetry>
  );
};

const EmployeeBenefitsBody = (view: EmployeeBenefitsView) => {
  const currency = useSelector(selectCurrency);
  if (view.kind === 'switched')
    return (
      <p>
        <Tag state="person">{text('employee.switched')}</Tag>
      </p>
    );
  return (
    <>
      {view.umbrella === undefined ? null : (
        <TileFigure
          value={formatMoney(view.umbrella.total, currency)}
          caption={text('employee.umbrella')}
          help={<AmountsHelp about={text('employee.umbrella')} />}
        />
      )}
      {view.groupRisk === undefined ? null : <GroupRiskRow groupRisk={view.groupRisk} />}
    </>
  );
};

/** Umbrella retirement, group risk, or both; the umbrella summary says for either whether the profile is switched. */
export const employeeBenefits = defineProduct({
  tile: 'employee-benefits',
  ids: ['umbf', 'grpl'],
  needs: [
    { summary: umbrellaSlice, ids: ['umbf', 'grpl'] },
    { summary: riskPoliciesSlice, ids: ['grpl'] },
  ],
  selectTile: selectEmployeeBenefitsTile,
  Body: EmployeeBenefitsBody,
});
