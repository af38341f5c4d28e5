import { useSelector } from 'react-redux';
import { LazyContentBlock } from '../../content';
import { type ConfigurationCorner, selectFragmentPath } from '../../state/configuration';
import { formatMoney } from '../../ui/money';
import { TileFigure } from '../../ui/TileParts';
import { ProductTile } from '../ProductTile';
import { selectInvestTile } from './slice';

/** The member's investments. */
export const InvestTile = () => {
  const actionItems = useSelector((state: ConfigurationCorner) => selectFragmentPath(state, 'investmentActionItems'));
  return (
    <ProductTile name="invest" tile={useSelector(selectInvestTile)}>
      {({ title, total, hasActionItems }) => (
        <>
          <TileFigure value={formatMoney(total)} caption={title} />
          {hasActionItems ? <LazyContentBlock fragment={{ path: actionItems }} /> : null}
        </>
      )}
    </ProductTile>
  );
};
