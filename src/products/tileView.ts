import type { ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import { type PortfolioCorner, selectProduct } from '../portfolio/slice';
import type { SummaryState } from '../state/createSummarySlice';
import type { NavigationCorner } from '../state/navigation/slice';

/** The corners of the state that every tile reads. */
export type TileCorner = PortfolioCorner & NavigationCorner;

/** What a tile has to show; `View` is its own part, once all it needs has been read. */
export type TileView<View> =
  | { readonly phase: 'absent' }
  | { readonly phase: 'loading' | 'unavailable'; readonly product: ProductConfig }
  | { readonly phase: 'loaded'; readonly product: ProductConfig; readonly view: View };

/** A tile for which the member holds no product. */
export const absent = { phase: 'absent' } as const;

/**
 * A tile's view out of its product and summary: `read` makes the tile's own part, or says by `undefined` that the
 * answer lacks what the tile is about, which shows as "Unavailable" (spec section 4, Tiles).
 */
export const viewOf = <Summary, View>(
  product: ProductConfig | undefined,
  summary: SummaryState<Summary>,
  read: (summary: Summary, product: ProductConfig) => View | undefined,
): TileView<View> => {
  if (product === undefined) return absent;
  if (summary.status === 'failed') return { phase: 'unavailable', product };
  if (summary.status !== 'loaded') return { phase: 'loading', product };
  const view = read(summary.summary, product);
  return view === undefined ? { phase: 'unavailable', product } : { phase: 'loaded', product, view };
};

/** The first of some products that the member holds, in their order of preference. */
export const selectHeld = (state: TileCorner, ...ids: readonly ProductId[]): ProductConfig | undefined => {
  for (const id of ids) {
    const product = selectProduct(state, id);
    if (product?.active === true) return product;
  }
  return undefined;
};

/** "3 policies". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}`;
