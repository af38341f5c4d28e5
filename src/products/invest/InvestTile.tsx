import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import { AmountsHelp } from '../../notices';
import { selectCurrency } from '../../state/configuration';
import { text, textOf } from '../../texts/text';
import { formatMoney } from '../../ui/money';
import { Unavailable } from '../../ui/Tag';
import { TileFigure } from '../../ui/TileParts';
import { defineProduct } from '../defineProduct';
import { useLabel } from '../ProductTile';
import { actionItems, investActionItemsSlice, investSlice, selectInvestTile } from './slice';

const Count = styled.span`
  unicode-bidi: isolate;
  color: var(--ink);
  > span {
    vertical-align: middle;
  }
`;

// Apart from the label, as a policy number is, but not at the start of a line.
const EN_SPACE = '\u2002';

/** Investments. */
export const invest = defineProduct({
  tile: 'invest',
  ids: ['invest'],
  needs: [
    { summary: investSlice, ids: ['invest'] },
    { summary: investActionItemsSlice, ids: ['invest'] },
  ],
  selectTile: selectInvestTile,
  Body: ({ count, total }) => (
    <TileFigure
      value={formatMoney(total, useSelector(selectCurrency))}
      caption={useLabel('investNumberOfPoliciesText')}
      help={
        <>
          {EN_SPACE}
          <Count>{count === undefined ? <Unavailable /> : textOf(count)}</Count>
          <AmountsHelp about={text('invest.amountHelp')} />
        </>
      }
    />
  ),
  fragments: [actionItems],
});
