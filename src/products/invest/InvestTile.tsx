import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationPart, selectCurrency, selectFragmentPath } from '../../state/configuration';
import { formatMoney } from '../../ui/money';
import { TileFigure, TileRow } from '../../ui/TileParts';
import { ProductTile } from '../ProductTile';
import { selectHasActionItems, selectInvestTile } from './slice';

/** The member's investments. */
export const InvestTile = () => {
  const currency = useSelector(selectCurrency);
  const actionItems = useSelector((state: ConfigurationPart) => selectFragmentPath(state, 'investmentActionItems'));
  return (
    <ProductTile
      name="invest"
      tile={useSelector(selectInvestTile)}
      beside={useSelector(selectHasActionItems) ? <LazyContentBlock fragment={{ path: actionItems }} /> : null}
    >
      {({ label, count, total }) => (
        <>
          <TileRow label={label} value={count} />
          <TileFigure value={formatMoney(total, currency)} />
        </>
      )}
    </ProductTile>
  );
};
