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
import { useLabel } from '../ProductTile';
import { tileRetryClicked } from '../tileView';
import { type EmployeeBenefitsView, riskPoliciesSlice, selectEmployeeBenefitsTile, umbrellaSlice } from './slice';

const EmployeeBenefitsBody = (view: EmployeeBenefitsView) => {
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const label = useLabel('groupRiskTest');
  if (view.status === 'switched')
    return (
      <p>
        <Tag state="person">{text('employee.switched')}</Tag>
      </p>
    );
  const { umbrella, groupRisk } = view;
  return (
    <>
      {umbrella === undefined ? null : (
        <TileFigure
          value={formatMoney(umbrella.total, currency)}
          caption={{ key: 'employee.umbrella' }}
          help={<AmountsHelp about={text('employee.umbrella')} />}
        />
      )}
      {groupRisk.phase === 'loading' ? <SkeletonBlock height="1.5rem" /> : null}
      {groupRisk.phase === 'loaded' ? <TileRow label={label} value={groupRisk.view.title} /> : null}
      {groupRisk.phase === 'unavailable' ? (
        <TileRetry>
          <TileRow label={label} value={undefined} />
          <RetryButton
            name={textOf(label)}
            busy={groupRisk.retrying}
            onRetry={() => dispatch(tileRetryClicked({ tile: 'employee-benefits', part: label }))}
          />
        </TileRetry>
      ) : null}
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
