import { createAction } from '@reduxjs/toolkit';
import type { ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import type { ProductTileName } from '../contract/tileNames';
import { safeAddress } from '../platform/address';
import { type PortfolioPart, selectProduct } from '../portfolio/slice';
import { type Reading, readingOf, type SummaryState } from '../state/createSummarySlice';
import type { NavigationPart } from '../state/navigation/slice';
import type { Words } from '../texts/text';

/** The parts of the state that every tile reads. */
export type TilePart = PortfolioPart & NavigationPart;

/** What a tile shows in every loading state. */
interface TileBase {
  /** The product whose data the tile shows. */
  readonly product: ProductConfig;
  /** `null`: the tile has no link, whatever the product's answer contains, and so no click event. */
  readonly link?: null;
  /** The messages of its debt alerts. */
  readonly debts: readonly Words[];
  /** The one of `debts` that belongs to a withdrawn membership, if the rest of the tile belongs to another one. */
  readonly withdrawnDebt?: Words | undefined;
  /** The one of `debts` that is not among the payments due: nothing is owed. */
  readonly notDue?: Words | undefined;
  /** Whether a part of what is loaded says that it is unavailable. */
  readonly isPartial?: boolean;
}

/** What a tile shows; `View` is the product's own part, once everything it needs is loaded. */
export type TileView<View> = { readonly phase: 'absent' } | (TileBase & Reading<View>);

/** A tile for which the member has no product. */
export const absent = { phase: 'absent' } as const;

/** The text of a debt alert if the portal sends none. */
const AMOUNT_OUTSTANDING: Words = { key: 'products.debt' };

/**
 * The debt messages of the products of one tile, each message once (rule `debt.alert`). A product that the member
 * neither has nor had shows no debt.
 */
export const debtMessages = (...products: readonly (ProductConfig | undefined)[]): readonly Words[] => [
  ...new Set(
    products.flatMap((product) =>
      product?.inDebt && (product.active || product.policyWithdrawn)
        ? [product.debtMessage, ...(product.otherDebts ?? [])].map((message) => message ?? AMOUNT_OUTSTANDING)
        : [],
    ),
  ),
];

/** A tile's view from its product and summary, as {@link readingOf} has it (rule `tile.unavailable`). */
export const viewOf = <Summary, View>(
  product: ProductConfig | undefined,
  summary: SummaryState<Summary>,
  read: (summary: Summary, product: ProductConfig) => View | undefined,
  debts = debtMessages(product),
  beside?: SummaryState<unknown>,
): TileView<View> => {
  if (product === undefined) return absent;
  return { product, debts, ...readingOf(summary, (answer) => read(answer, product), beside) };
};

/** A tile's product, with the other one's address if its own is missing or unsafe (rule `tile.link`). */
export const withAddress = (product: ProductConfig, other: ProductConfig | undefined): ProductConfig =>
  safeAddress(product.clickThroughUrl) === undefined && safeAddress(other?.clickThroughUrl) !== undefined
    ? { ...product, clickThroughUrl: other?.clickThroughUrl }
    : product;

/** A product that the member has; `undefined` if it is not active (rule `tile.active`). */
export const selectHeld = (state: TilePart, id: ProductId): ProductConfig | undefined => {
  const product = selectProduct(state, id);
  return product?.active === true ? product : undefined;
};

/** What the one policy covers, or how many there are; `undefined` if neither is known. */
export const policiesIn = (policies: readonly { readonly description?: string | undefined }[]) => {
  const title: Words | undefined =
    policies.length > 1 ? { key: 'products.policies', values: { count: policies.length } } : policies[0]?.description;
  return title === undefined ? undefined : { title };
};

/** The member asked to load again one tile that is unavailable, or the part of it that the button named. */
export const tileRetryClicked = createAction<{ readonly tile: ProductTileName; readonly part?: Words }>(
  'products/tileRetryClicked',
);

/** The member asked to load all tiles again that are unavailable. */
export const allRetryClicked = createAction('products/allRetryClicked');
