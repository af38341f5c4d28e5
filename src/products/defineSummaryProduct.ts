import type { Reducer } from '@reduxjs/toolkit';
import type { EndpointName } from '../contract/endpoints';
import type { ProductTileName } from '../contract/tileNames';
import type { SummaryState } from '../state/createSummarySlice';
import { createSummarySaga, type SummarySource } from '../state/loadSummary';
import { defineProduct, type Product } from './defineProduct';

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
