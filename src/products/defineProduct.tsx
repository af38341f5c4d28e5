import { useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import type { ProductConfig } from '../contract/answers/portfolio';
import type { EndpointName } from '../contract/endpoints';
import type { ProductId } from '../contract/productIds';
import type { ProductTileName } from '../contract/tileNames';
import type { SummaryNeed } from '../portfolio/needs';
import { type ProductsById, selectProductsById } from '../portfolio/slice';
import { noSummary, type SummarySlice, type SummaryState } from '../state/createSummarySlice';
import { DescriptionBody, ProductTile, type TileDrawing } from './ProductTile';
import { debtMessages, selectHeld, type TilePart, type TileView, viewOf } from './tileView';

/** One product: everything that the store, the sagas and the screens need to know about it. */
interface Product<Need, State, View extends object> extends TileDrawing<View> {
  readonly tile: ProductTileName;
  readonly ids: readonly ProductId[];
  /** The summaries that the tile needs; those of the member's products are requested once the products are known. */
  readonly needs: readonly Need[];
  readonly selectTile: (state: State) => TileView<View>;
}

/** Declares a product; its line in the registry connects its summaries, and its tile on both screens. */
export const defineProduct = <Need extends SummaryNeed, State, View extends object>(
  product: Product<Need, State, View>,
) => ({
  ...product,
  Tile: () => <ProductTile {...product} name={product.tile} tile={useSelector(product.selectTile)} />,
});

/** A product with one summary; its tile and its part of the state have the name of the summary's slice. */
interface SummaryProduct<Name extends ProductTileName, Summary, Call extends EndpointName, View extends object>
  extends TileDrawing<View> {
  /** Its ids; if the member holds several, the tile is about the first. */
  readonly ids: readonly ProductId[];
  readonly slice: SummarySlice<Name, Summary, Call>;
  /** What the tile shows of the summary; `undefined` if the answer lacks the essential value (rule `tile.unavailable`). */
  readonly read: (summary: Summary, product: ProductConfig, products: ProductsById) => View | undefined;
}

/** Declares a product whose tile needs one summary, which is requested for members who hold one of its ids. */
export const defineSummaryProduct = <
  Name extends ProductTileName,
  Summary,
  Call extends EndpointName,
  View extends object,
>({
  ids,
  slice,
  read,
  ...drawing
}: SummaryProduct<Name, Summary, Call, View>) => {
  type State = TilePart & { readonly [Part in Name]: SummaryState<Summary> };
  const selectTile: (state: State) => TileView<View> = createSelector(
    [selectProductsById, slice.select],
    (products, summary) => {
      const all = ids.map((id) => products[id]);
      const held = all.find((product) => product?.active === true);
      return viewOf(held, summary, (answer, product) => read(answer, product, products), debtMessages(...all));
    },
  );
  return defineProduct({ tile: slice.name, ids, needs: [{ summary: slice, ids }], selectTile, ...drawing });
};

/** A product that needs only the portfolio's answer: its tile shows the description (rule `described.tiles`). */
export const describedProduct = (tile: ProductTileName, id: ProductId) =>
  defineProduct({
    tile,
    ids: [id],
    needs: [],
    selectTile: createSelector([(state: TilePart) => selectHeld(state, id)], (product) =>
      viewOf(product, noSummary, (_, { description }) => ({ description })),
    ),
    Body: DescriptionBody,
  });
