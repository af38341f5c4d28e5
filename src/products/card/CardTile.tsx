import { useDispatch, useSelector } from 'react-redux';
import { TileLink } from '../../ui/TileParts';
import { DescriptionBody } from '../DescriptionBody';
import { accountFollowed } from '../events';
import { ProductTile } from '../ProductTile';
import { selectCardTile } from './slice';

/** The member's card. */
export const CardTile = () => {
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
