import * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { isProductId, type ProductId, productIds } from '../productIds';
import { address, flag, isRecord, isText, list, record, text, truth } from '../readers';

const productConfigSchema = record({
  id: v.custom<ProductId>(isProductId),
  active: truth,
  policyWithdrawn: truth,
  clickThroughUrl: address,
  description: text,
  inDebt: truth,
  debtMessage: text,
  policyNumber: text,
});

/** One product of the portfolio's answer. */
export type ProductConfig = Readonly<
  v.InferOutput<typeof productConfigSchema> & {
    /** The messages of further debts, of other entries for the same product. */
    otherDebts?: (string | undefined)[];
  }
>;

/** Label key to text; a missing one falls back to our default (rule `tile.labels`). */
export type Headings = Readonly<Record<string, string>>;

const readHeadings = (input: unknown): Headings => {
  const source = isRecord(input) && isRecord(input.headings) ? input.headings : input;
  const pairs = Object.entries(isRecord(source) ? source : {});
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => isText(pair[1])));
};

const headingsField = v.optional(v.pipe(v.unknown(), v.transform(readHeadings)));

// With several entries for one product we use the active one, else the withdrawn one, otherwise the first: a duplicate
// never costs a member a tile, nor does it hide a debt.
const oneForEachId = (products: readonly ProductConfig[]): readonly ProductConfig[] =>
  [...new Set(products.map(({ id }) => id))].flatMap((id) => {
    const entries = products.filter((product) => product.id === id);
    const speaking =
      entries.find(({ active }) => active) ?? entries.find(({ policyWithdrawn }) => policyWithdrawn) ?? entries[0];
    if (speaking === undefined) return [];
    const owing = [speaking, ...entries].filter(
      ({ inDebt, active, policyWithdrawn }) => inDebt && (active || policyWithdrawn),
    );
    if (owing.length === 0) return [speaking];
    const [debtMessage, ...otherDebts] = new Set(owing.map((entry) => entry.debtMessage));
    return [{ ...speaking, inDebt: true, debtMessage, otherDebts }];
  });

// A blank text is as good as none.
const isIllegible = (field: unknown): boolean =>
  (typeof field === 'string' ? isText(field) : (field ?? undefined) !== undefined) &&
  v.parse(flag, field) === undefined;

// Whether entries leave open if any of them is in use.
const isOpen = (entries: readonly unknown[]): boolean => {
  const known = entries.filter(isRecord).filter(({ id }) => isProductId(id));
  return (
    known.some(({ active }) => isIllegible(active)) &&
    !known.some(({ active, policyWithdrawn }) => v.parse(truth, active) || v.parse(truth, policyWithdrawn))
  );
};

const sentProductsSchema = record({ portfolioProducts: list(productConfigSchema), headings: headingsField });

/**
 * Answer of `products` and `productsBalance`. An answer without a list of products is rejected; entries that are not
 * objects or have an unknown id are left out. A list with entries of which none has a known id, or none is in use and some
 * do not say so readably, is rejected too: it must not look like a member who has no products.
 */
export const productsSchema = v.pipe(
  v.unknown(),
  v.check(
    (answer) => isRecord(answer) && Array.isArray(answer.portfolioProducts) && !isOpen(answer.portfolioProducts),
    'products were expected',
  ),
  sentProductsSchema,
  v.transform(({ portfolioProducts, headings = {} }) => ({
    products: oneForEachId(portfolioProducts),
    headings,
  })),
);

/**
 * Answer of `headings`: an object of label key to text, at the root or under `headings`; entries that are not text are
 * left out.
 */
export const headingsSchema = v.pipe(
  v.unknown(),
  v.check(isRecord, 'an object was expected'),
  v.transform(readHeadings),
);

/** What the fields mean, for the published contract. */
export const meanings = () => [
  meaningOf(sentProductsSchema, {
    portfolioProducts: needed('The products that the member holds, or has held.', 'As where the call fails.', {
      type: 'array',
    }),
    headings: optional('Labels, as in the answer of headings, which takes precedence.', 'The default labels stand.', {
      type: 'object',
    }),
  }),
  meaningOf(productConfigSchema, {
    id: needed(
      `Which product it is: ${productIds.slice(0, -1).join(', ')} or ${productIds.at(-1)}.`,
      'The entry is left out, as one of another product is; if no entry is left, the answer counts as failed.',
      { type: 'string', pattern: '\\S' },
    ),
    active: needed('Whether the product is in use.', 'The product counts as not in use: no tile.'),
    policyWithdrawn: optional('Whether the policy was withdrawn.', 'It counts as not withdrawn.'),
    clickThroughUrl: optional("The address of the product's own area.", 'The tile is no link.'),
    description: optional('A few words about the product.', 'The tile shows no description.'),
    inDebt: optional('Whether something is owed.', 'Nothing is said to be owed.'),
    debtMessage: optional('What is owed, in words.', 'The alert says that an amount is outstanding.'),
    policyNumber: optional(
      'The number of the policy; distinguishes members when positions on the page are restored.',
      'Nothing changes.',
    ),
  }),
];
