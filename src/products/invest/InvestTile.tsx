import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationPart, selectFragmentPath } from '../../state/configuration';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileRow } from '../../ui/TileParts';
import { ProductTile } from '../ProductTile';
import { selectInvestTile } from './slice';

/** The member's investments. */
export const InvestTile = () => {
  const actionItems = useSelector((state: ConfigurationPart) => selectFragmentPath(state, 'investmentActionItems'));
  return (
    <ProductTile name="invest" tile={useSelector(selectInvestTile)}>
      {({ label, count, total, hasActionItems }) => (
        <>
          <TileRow label={label} value={count} />
          <TileFigure value={formatMoney(total)} />
          {hasActionItems ? <LazyContentBlock fragment={{ path: actionItems }} /> : null}
        </>
      )}
    </ProductTile>
  );
};
