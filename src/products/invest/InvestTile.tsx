import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { selectCurrency } from '../../state/configuration';
import { text, textOf } from '../../texts/text';
import { formatMoney } from '../../ui/money';
import { TileFigure } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { actionItems, investActionItemsSlice, investSlice, selectInvestTile } from './slice';

/** Investments. */
export const invest = defineProduct({
  tile: 'invest',
  ids: ['invest'],
  needs: [
    { summary: investSlice, ids: ['invest'] },
    { summary: investActionItemsSlice, ids: ['invest'] },
  ],
  selectTile: selectInvestTile,
  Body: ({ caption, total }) => (
    <TileFigure
      value={formatMoney(total, useSelector(selectCurrency))}
      caption={textOf(caption)}
      help={<AmountsHelp about={text('invest.amountHelp')} />}
    />
  ),
  fragments: [actionItems],
});
