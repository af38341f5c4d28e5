import * as v from 'valibot';
import { isProductId, type ProductId } from '../productIds';
import { flag, isRecord, list, record, requiredList, text } from '../readers';

const productConfigSchema = record({
  id: text(),
  active: flag(),
  policyWithdrawn: flag(),
  clickThroughUrl: text(),
  description: text(),
  inDebt: flag(),
  debtMessage: text(),
  policyNumber: text(),
});

/** What the portfolio says of one product (spec section 3, "Portfolio product config"). */
export interface ProductConfig {
  readonly id: ProductId;
  readonly active: boolean;
  readonly policyWithdrawn: boolean;
  readonly clickThroughUrl?: string | undefined;
  readonly description?: string | undefined;
  readonly inDebt: boolean;
  readonly debtMessage?: string | undefined;
  readonly policyNumber?: string | undefined;
}

/** Label key to text; keys are those of the spec (section 2, tile rules), a missing one falls back to our default. */
export type Headings = Readonly<Record<string, string>>;

const readHeadings = (input: unknown): Headings => {
  const source = isRecord(input) && isRecord(input.headings) ? input.headings : input;
  const pairs = Object.entries(isRecord(source) ? source : {});
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].trim() !== ''),
  );
};

const headingsField = v.optional(v.pipe(v.unknown(), v.transform(readHeadings)));

type ReadProduct = v.InferOutput<typeof productConfigSchema>;

const toProductConfig = (read: ReadProduct): ProductConfig[] =>
  isProductId(read.id)
    ? [
        {
          ...read,
          id: read.id,
          active: read.active === true,
          policyWithdrawn: read.policyWithdrawn === true,
          inDebt: read.inDebt === true,
        },
      ]
    : [];

// Of several entries for one product the active one speaks, else the first: a member never loses a tile to a duplicate.
const oneForEachId = (products: readonly ProductConfig[]): readonly ProductConfig[] =>
  [...new Set(products.map(({ id }) => id))].flatMap((id) => {
    const entries = products.filter((product) => product.id === id);
    const speaking = entries.find(({ active }) => active) ?? entries[0];
    return speaking === undefined ? [] : [speaking];
  });

/**
 * Answer of `products` and `productsBalance`. Without a list of products the answer is refused; entries that are no
 * objects or have an unknown id are left out. A list of which not one entry has a readable id is refused too: it must
 * not look like a member who holds nothing.
 */
export const productsSchema = v.pipe(
  record({
    portfolioProducts: requiredList(productConfigSchema),
    headings: headingsField,
  }),
  v.check(
    ({ portfolioProducts }) => portfolioProducts.length === 0 || portfolioProducts.some(({ id }) => id !== undefined),
    'products were expected',
  ),
  v.transform(({ portfolioProducts, headings = {} }) => ({
    products: oneForEachId(portfolioProducts.flatMap(toProductConfig)),
    headings,
  })),
);

/** The member's products, each id at most once, and the headings that came along (possibly none). */
export type PortfolioProducts = v.InferOutput<typeof productsSchema>;

/** Answer of `headings`: an object of label key to text, bare or under `headings`; entries that are no text are left out. */
export const headingsSchema = v.pipe(
  v.unknown(),
  v.check(isRecord, 'an object was expected'),
  v.transform(readHeadings),
);

/** Answer of `manageDetails`. */
export const manageDetailsSchema = record({ Details: list(record({ Description: text(), Link: text() })) });

/** Links of the "Manage your details" slider as they come; an entry without description or link shows nothing. */
export type ManageDetails = v.InferOutput<typeof manageDetailsSchema>;

/** Answer of `bannerSummary`: `hippoUrl` is a list of fragment paths; a single path counts as one. */
export const bannerSummarySchema = v.pipe(
  record({
    showBanner: flag(),
    bannerLink: text(),
    heading: text(),
    textColour: text(),
    hippoUrl: v.optional(v.unknown()),
  }),
  v.transform(({ hippoUrl, ...banner }) => ({
    ...banner,
    hippoUrls: (Array.isArray(hippoUrl) ? hippoUrl : [hippoUrl]).filter(
      (path): path is string => typeof path === 'string' && path.trim() !== '',
    ),
  })),
);

/** The general banners: one fragment for each of `hippoUrls`. */
export type BannerSummary = v.InferOutput<typeof bannerSummarySchema>;

/** Answer of `rewardsBanner`, the ars banner. */
export const rewardsBannerSchema = record({
  showBanner: flag(),
  bannerLink: text(),
  heading: text(),
  textColour: text(),
});

/** The ars banner; it shows only when `showBanner` is true. */
export type RewardsBanner = v.InferOutput<typeof rewardsBannerSchema>;
