import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import type { SummaryState } from '../state/createSummarySlice';
import type { Saga } from '../state/effects';
import type { RequestableSummary } from '../state/freshness';
import type { ProductTileName } from './tileNames';
import type { TileView } from './tileView';

/** Finds what the portfolio says of a product, active or not. */
export type ProductLookup = (id: ProductId) => ProductConfig | undefined;

/** Reducers by the name of their corner of the state. */
export type SummaryReducers = Readonly<Record<string, Reducer<SummaryState<never>>>>;

/** One product: everything of it that the store, the sagas and the screens need. */
export interface Product<Reducers, State> {
  readonly tile: ProductTileName;
  readonly ids: readonly ProductId[];
  /** Reducers by the name of their corner; none for a product that is all in the portfolio's answer. */
  readonly reducers: Reducers;
  /** Which summaries the tile needs, given what the portfolio says; asked in parallel as soon as that is known. */
  readonly summaries: (lookup: ProductLookup) => readonly RequestableSummary[];
  readonly saga?: () => Saga;
  readonly selectTile: (state: State) => TileView<unknown>;
  /** Draws nothing while the tile is absent. */
  readonly Tile: ComponentType;
}

/** Declares a product; with a line in the registry it has its reducer, its saga and its place on both screens. */
export const defineProduct = <Reducers, State>(product: Product<Reducers, State>): Product<Reducers, State> => product;
