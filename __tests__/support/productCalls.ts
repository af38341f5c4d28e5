import { allProducts } from '../../config/sandbox/members/products';
import type { ProductEndpointName } from '../../src/contract/endpoints';
import type { ProductId } from '../../src/contract/productIds';
import { type ProductTileName, tileNames } from '../../src/contract/tileNames';
import type { SummaryNeed } from '../../src/portfolio/needs';
import { registry } from '../../src/products/registry';
import en from '../../src/texts/en.json' with { type: 'json' };

/** What the tests know of a call about a product. */
interface Facts {
  /** What is logged when it fails, as text or pattern of the error catalogue; `null`: nothing. */
  readonly failure: string | null;
  /** The text of the tile's fragment of another call, which stands whether this one fails or not. */
  readonly beside?: string;
  /** The tile's text below the heading when it fails; "Unavailable" by default, `null`: unchanged. */
  readonly whenItFails?: readonly string[] | null;
  /** The name of the button by which a part of the tile that failed is asked for again; none by default. */
  readonly retry?: string;
  /**
   * The tile's text below the heading when the structure is right and every value has a wrong type; "Unavailable" as a
   * whole by default, `null`: unchanged.
   */
  readonly whenFieldsAreWrong?: readonly string[] | null;
}

/** By the name of every call about a product; a call without its facts does not compile. */
const facts: Readonly<Record<ProductEndpointName, Facts>> = {
  bankSummary: { failure: 'There was an issue fetching the bank summary' },
  healthSummary: {
    failure: 'There was an issue fetching the health policy',
    whenFieldsAreWrong: ['Policy number', 'Unavailable'],
  },
  flexicareSummary: { failure: 'There was an issue fetching the flexicare policy', whenFieldsAreWrong: null },
  investSummary: {
    failure: 'There was an issue fetching the invest policy',
    beside:
      'Your investments need your attention. Please confirm your tax residence and your source of funds. View your action items',
  },
  investActionItems: {
    failure: 'There was an issue fetching the invest action item',
    whenItFails: ['Number of policies', '3 active policies', '$ 98,765.40'],
    whenFieldsAreWrong: null,
  },
  umbrellaSummary: {
    failure: 'There was an issue fetching the employer benefits policies',
    whenFieldsAreWrong: ['Umbrella retirement', 'Unavailable', 'Group risk', 'Group life cover, 3 times annual salary'],
  },
  umbrellaPolicies: {
    failure: 'There was an issue fetching the group risk policies',
    whenItFails: ['Umbrella retirement', '$ 284,310.55', 'Group risk', 'Unavailable'],
    retry: 'Try again: Group risk',
    whenFieldsAreWrong: ['Umbrella retirement', '$ 284,310.55', 'Group risk', 'Unavailable'],
  },
  lifeSummary: {
    failure: 'There was an issue fetching the life policy',
    whenFieldsAreWrong: ['Policy number', 'Unavailable', 'Total cover', 'Unavailable'],
  },
  lifeArrears: { failure: null, whenItFails: null, whenFieldsAreWrong: null },
  willSummary: {
    failure: 'There was an issue fetching the wills policy',
    whenFieldsAreWrong: ['Policy number', 'Unavailable'],
  },
  cardSummary: {
    failure: 'There was an issue fetching the card details',
    whenFieldsAreWrong: ['Gold credit card'],
  },
  gapSummary: {
    failure: 'There was an issue fetching the gap summary',
    // Its list is closed, and has no rows then.
    whenFieldsAreWrong: ['Number of policies', '<button aria-expanded=false>', '2 policies'],
  },
  insureSummary: { failure: 'There was an issue fetching the insure summary' },
  travelSummary: { failure: 'There was an issue fetching the insure travel summary' },
  iotSummary: {
    failure: 'There was an issue fetching the insure iot summary',
    whenFieldsAreWrong: ['Account number', 'Unavailable'],
  },
};

/** A call about a product, with what the registry and the sandbox know of it. */
export interface ProductCall extends Facts {
  readonly call: ProductEndpointName;
  readonly tile: ProductTileName;
  readonly heading: string;
  /** Where its summary is in the state. */
  readonly part: string;
  /** The call is made for each of these. */
  readonly ids: readonly ProductId[];
  /** The product's address for the member of the sandbox who holds every one. */
  readonly link: string;
}

const isProductCall = (name: string): name is ProductEndpointName => Object.hasOwn(facts, name);

type Need = SummaryNeed & { readonly summary: { readonly name: string } };

const toCall = (tile: ProductTileName, { summary, ids }: Need): ProductCall => {
  const {
    name: part,
    endpoint: { name: call },
  } = summary;
  if (!isProductCall(call)) throw new Error(`${call} is not among the calls about products.`);
  const [link = ''] = ids.flatMap((id) => allProducts.find((product) => product.id === id)?.clickThroughUrl ?? []);
  return { ...facts[call], call, tile, heading: en[`product.${tile}`], part, ids, link };
};

/** Every need of every product, tile by tile; a call that is needed for two reasons is listed twice. */
export const productNeeds: readonly ProductCall[] = registry.flatMap(({ tile, needs }) =>
  (needs as readonly Need[]).map((need) => toCall(tile, need)),
);

/** Every call about a product, once. */
export const productCalls: readonly ProductCall[] = Object.keys(facts).flatMap((name) => {
  const needs = productNeeds.filter(({ call }) => call === name);
  const last = needs.at(-1);
  return last === undefined ? [] : [{ ...last, ids: needs.flatMap(({ ids }) => ids) }];
});

/** What the announcer says once everything has loaded or failed for a member who holds every product. */
export const loadedWords = (...unavailable: readonly ProductTileName[]): string => {
  const loaded = `${tileNames.length - unavailable.length} products loaded`;
  const missing = unavailable.map((tile) => en[`product.${tile}`]);
  return missing.length === 0 ? loaded : `${loaded}, ${missing.length} unavailable: ${missing.join(', ')}`;
};
