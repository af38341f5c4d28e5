import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { selectCurrency } from '../../state/configuration';
import { createSummarySaga } from '../../state/loadSummary';
import { text, textOf } from '../../texts/text';
import { formatMoney } from '../../ui/money';
import { TileFigure } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { ConfiguredFragment, ProductTile } from '../ProductTile';
import { investActionItemsSlice, investSlice, selectHasActionItems, selectInvestTile } from './slice';

const InvestTile = () => {
  const currency = useSelector(selectCurrency);
  return (
    <ProductTile
      name="invest"
      tile={useSelector(selectInvestTile)}
      beside={<ConfiguredFragment name="investmentActionItems" isShown={useSelector(selectHasActionItems)} />}
    >
      {({ caption, total }) => (
        <TileFigure
          value={formatMoney(total, currency)}
          caption={textOf(caption)}
          help={<AmountsHelp about={text('invest.amountHelp')} />}
        />
      )}
    </ProductTile>
  );
};

/** Investments. */
export const invest = defineProduct({
  tile: 'invest',
  ids: ['invest'],
  reducers: { invest: investSlice.reducer, investActionItems: investActionItemsSlice.reducer },
  needs: [
    { summary: investSlice, ids: ['invest'] },
    { summary: investActionItemsSlice, ids: ['invest'] },
  ],
  sagas: [
    createSummarySaga({ slice: investSlice, failure: 'There was an issue fetching the invest policy' }),
    createSummarySaga({ slice: investActionItemsSlice, failure: 'There was an issue fetching the invest action item' }),
  ],
  selectTile: selectInvestTile,
  Tile: InvestTile,
});
