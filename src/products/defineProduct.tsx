import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import type { ProductConfig } from '../contract/answers/portfolio';
import type { EndpointName } from '../contract/endpoints';
import type { ProductId } from '../contract/productIds';
import type { ProductTileName } from '../contract/tileNames';
import type { SummaryNeed } from '../portfolio/needs';
import { type ProductsById, selectProductsById } from '../portfolio/slice';
import type { SummaryState } from '../state/createSummarySlice';
import type { SagaGenerator } from '../state/effects';
import { createSummarySaga, type SummarySource } from '../state/loadSummary';
import { debtMessages } from './debts';
import { DescriptionBody, ProductTile } from './ProductTile';
import { selectHeld, type TilePart, type TileView, viewOf } from './tileView';

/** One product: everything that the store, the sagas and the screens need to know about it. */
export interface Product<Reducers, State> {
  readonly tile: ProductTileName;
  readonly ids: readonly ProductId[];
  /** Reducers by the name of their part of the state; none for a product that needs only the portfolio's answer. */
  readonly reducers: Reducers;
  /** The summaries that the tile needs; those of the member's products are requested once the products are known. */
  readonly needs: readonly SummaryNeed[];
  /** What fetches these summaries when they are requested. */
  readonly sagas: readonly (() => SagaGenerator)[];
  readonly selectTile: (state: State) => TileView<unknown>;
  /** Renders nothing while the tile is absent. */
  readonly Tile: ComponentType;
}

/** Declares a product; its line in the registry connects its reducers, its sagas, and its tile on both screens. */
export const defineProduct = <Reducers, State>(product: Product<Reducers, State>): Product<Reducers, State> => product;

/** A product with one summary; its tile and its part of the state have the name of the summary's slice. */
interface SummaryProduct<Name extends ProductTileName, Summary, Call extends EndpointName, View extends object>
  extends SummarySource<Name, Summary, Call> {
  /** Its ids; if the member holds several, the tile is about the first. */
  readonly ids: readonly ProductId[];
  /** What the tile shows of the summary; `undefined` if the answer lacks the essential value (rule `tile.unavailable`). */
  readonly read: (summary: Summary, product: ProductConfig, products: ProductsById) => View | undefined;
  /** Draws what `read` returned. */
  readonly Body: ComponentType<View>;
  /** Draws what stands below the body in every state. */
  readonly Beside?: ComponentType<{ readonly tile: TileView<View> }>;
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
  failure,
  read,
  Body,
  Beside,
}: SummaryProduct<Name, Summary, Call, View>) => {
  type State = TilePart & { readonly [Part in Name]: SummaryState<Summary> };
  const selectTile: (state: State) => TileView<View> = createSelector(
    [(state: State) => selectProductsById(state), (state: State) => slice.select(state)],
    (products, summary) => {
      const held = ids.map((id) => products[id]).filter((product) => product?.active === true);
      return viewOf(held[0], summary, (answer, product) => read(answer, product, products), debtMessages(...held));
    },
  );
  return defineProduct({
    tile: slice.name,
    ids,
    reducers: { [slice.name]: slice.reducer } as Readonly<Record<Name, Reducer<SummaryState<Summary>>>>,
    needs: [{ summary: slice, ids }],
    sagas: [createSummarySaga({ slice, failure })],
    selectTile,
    Tile: () => {
      const tile = useSelector(selectTile);
      return (
        <ProductTile name={slice.name} tile={tile} beside={Beside === undefined ? null : <Beside tile={tile} />}>
          {(view) => <Body {...view} />}
        </ProductTile>
      );
    },
  });
};

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
        {(view) => <DescriptionBody {...view} />}
      </ProductTile>
    ),
  });
};
