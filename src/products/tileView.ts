import type { ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import { safeAddress } from '../platform/address';
import { type PortfolioPart, selectProduct } from '../portfolio/slice';
import type { SummaryState } from '../state/createSummarySlice';
import { staleFrom } from '../state/freshness';
import type { NavigationPart } from '../state/navigation/slice';
import { formatCount } from '../ui/digits';

/** The parts of the state that every tile reads. */
export type TilePart = PortfolioPart & NavigationPart;

/** What a tile shows in every loading state. */
interface TileBase {
  /** The product whose data the tile shows. */
  readonly product: ProductConfig;
  /** `null`: the tile has no link, whatever the product's answer contains, and so no click event. */
  readonly link?: null;
  /** The messages of its debt alerts, if they come not only from `product`. */
  readonly debts?: readonly string[];
  /** The one of `debts` that belongs to a withdrawn membership, if the rest of the tile belongs to another one. */
  readonly withdrawnDebt?: string | undefined;
}

/** What a tile shows; `View` is the product's own part, once everything it needs is loaded. */
export type TileView<View> =
  | { readonly phase: 'absent' }
  | (TileBase & { readonly phase: 'loading' | 'unavailable' })
  | (TileBase & {
      readonly phase: 'loaded';
      readonly view: View;
      /** When what it shows arrived, in milliseconds since 1970, if it could not be had anew. */
      readonly asOf?: number | undefined;
    });

/** A tile for which the member has no product. */
export const absent = { phase: 'absent' } as const;

/**
 * Makes a tile's view from its product and summary: `read` returns the tile's own part, or `undefined` if the answer
 * lacks the essential value, which shows as "Unavailable" (rule `tile.unavailable`). Pass `debts` if they come not only
 * from the product, and `beside` what else the tile shows, which may be old as well (rule `overview.asOf`).
 */
export const viewOf = <Summary, View>(
  product: ProductConfig | undefined,
  summary: SummaryState<Summary>,
  read: (summary: Summary, product: ProductConfig) => View | undefined,
  debts?: readonly string[],
  beside?: SummaryState<unknown>,
): TileView<View> => {
  if (product === undefined) return absent;
  const base = debts === undefined ? { product } : { product, debts };
  if (summary.status === 'failed') return { ...base, phase: 'unavailable' };
  if (summary.status !== 'loaded') return { ...base, phase: 'loading' };
  const view = read(summary.summary, product);
  return view === undefined
    ? { ...base, phase: 'unavailable' }
    : { ...base, phase: 'loaded', view, asOf: staleFrom(summary, beside) };
};

/**
 * The product used by a tile of two, with the other one's address if its own is missing or unsafe: a member who holds
 * either gets a link to what they hold; rule `tile.link`.
 */
export const withAddress = (product: ProductConfig, other: ProductConfig | undefined): ProductConfig =>
  safeAddress(product.clickThroughUrl) === undefined && safeAddress(other?.clickThroughUrl) !== undefined
    ? { ...product, clickThroughUrl: other?.clickThroughUrl }
    : product;

/** The first of the given products that the member has, in order of preference (rule `tile.active`). */
export const selectHeld = (state: TilePart, ...ids: readonly ProductId[]): ProductConfig | undefined => {
  for (const id of ids) {
    const product = selectProduct(state, id);
    if (product?.active === true) return product;
  }
  return undefined;
};

/** "3 policies", "1,250 points"; rule `count.separators`. */
export const countOf = (count: number, noun: string): string => `${formatCount(count)} ${noun}`;
