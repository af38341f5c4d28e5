import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { EndpointName } from '../contract/endpoints';
import type { ProductId } from '../contract/productIds';
import type { ProductTileName } from '../contract/tileNames';
import type { SummaryNeed } from '../portfolio/needs';
import type { SummaryState } from '../state/createSummarySlice';
import type { Saga } from '../state/effects';
import { createSummarySaga, type SummarySource } from '../state/loadSummary';
import type { TileView } from './tileView';

/** One product: everything that the store, the sagas and the screens need to know about it. */
export interface Product<Reducers, State> {
  readonly tile: ProductTileName;
  readonly ids: readonly ProductId[];
  /** Reducers by the name of their part of the state; none for a product that needs only the portfolio's answer. */
  readonly reducers: Reducers;
  /**
   * The summaries that the tile needs; those of the member's products are requested as soon as the products are known.
   */
  readonly needs: readonly SummaryNeed[];
  /** What fetches these summaries when they are requested. */
  readonly sagas: readonly (() => Saga)[];
  readonly selectTile: (state: State) => TileView<unknown>;
  /** Renders nothing while the tile is absent. */
  readonly Tile: ComponentType;
}

/**
 * Declares a product; one line in the registry then connects its reducers, what fetches its summaries, and its tile on
 * both screens.
 */
export const defineProduct = <Reducers, State>(product: Product<Reducers, State>): Product<Reducers, State> => product;

/** A product with one summary; its tile and its part of the state have the name of the summary's slice. */
interface SummaryProduct<Name extends ProductTileName, Summary, Call extends EndpointName, State>
  extends Pick<Product<unknown, State>, 'ids' | 'selectTile' | 'Tile'> {
  readonly summary: SummarySource<Name, Summary, Call>;
}

/** Declares a product whose tile needs one summary, requested for members who hold one of its ids. */
export const defineSummaryProduct = <Name extends ProductTileName, Summary, Call extends EndpointName, State>({
  summary,
  ...product
}: SummaryProduct<Name, Summary, Call, State>) => {
  const { slice } = summary;
  return defineProduct({
    ...product,
    tile: slice.name,
    reducers: { [slice.name]: slice.reducer } as Readonly<Record<Name, Reducer<SummaryState<Summary>>>>,
    needs: [{ summary: slice, ids: product.ids }],
    sagas: [createSummarySaga(summary)],
  });
};
