import { useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import type { ProductId } from '../contract/productIds';
import type { ProductTileName } from '../contract/tileNames';
import { defineProduct } from './defineProduct';
import { DescriptionBody, ProductTile } from './ProductTile';
import { selectHeld, type TilePart, viewOf } from './tileView';

const known = { status: 'loaded', summary: null, at: 0 } as const;

/** A product that needs only the portfolio's answer: its tile shows the description (rule `described.tiles`). */
export const describedProduct = <Tile extends ProductTileName>(tile: Tile, id: ProductId) => {
  const selectTile = createSelector([(state: TilePart) => selectHeld(state, id)], (product) =>
    viewOf(product, known, (_, { description }) => ({ description })),
  );
  return defineProduct({
    tile,
    ids: [id],
    reducers: {},
    needs: [],
    sagas: [],
    selectTile,
    Tile: () => (
      <ProductTile name={tile} tile={useSelector(selectTile)}>
        {({ description }) => <DescriptionBody description={description} />}
      </ProductTile>
    ),
  });
};
