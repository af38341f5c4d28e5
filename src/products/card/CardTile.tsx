import { useDispatch, useSelector } from 'react-redux';
import { TileLink } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { accountFollowed } from '../events';
import { DescriptionBody, ProductTile } from '../ProductTile';
import { cardSlice, selectCardTile } from './slice';

/** The member's card. */
const CardTile = () => {
  const dispatch = useDispatch();
  return (
    <ProductTile name="card" tile={useSelector(selectCardTile)}>
      {({ description, account }) => (
        <>
          <DescriptionBody description={description} />
          {account === undefined ? null : (
            // Rule `card.tabStop`.
            <TileLink isTabStop={false} href={account} onFollow={() => dispatch(accountFollowed('card'))}>
              View account
            </TileLink>
          )}
        </>
      )}
    </ProductTile>
  );
};

/** Card. */
export const card = defineSummaryProduct({
  ids: ['card'],
  summary: { slice: cardSlice, failure: 'There was an issue fetching the card details' },
  selectTile: selectCardTile,
  Tile: CardTile,
});
