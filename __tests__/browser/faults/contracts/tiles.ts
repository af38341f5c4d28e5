import type { ProductEndpointName } from '../../../../src/contract/endpoints';
import { loadedWords, type ProductCall, productCalls } from '../../../support/productCalls';
import { ANNOUNCER, type Contract, each, namesLike, type Outcome, say, unavailableTile } from './contract';

const everything = 'everything';

/**
 * A product tile that cannot be shown: "Unavailable", and named by the announcer. Of its fragments stays what stands by
 * another call, such as the action items of the investments.
 */
const unavailable =
  ({ tile, heading, beside }: ProductCall, href: string): Required<Outcome>['parts'] =>
  (healthy) => ({
    ...unavailableTile(tile, heading, href, `Try again: ${heading}`),
    ...(beside ? {} : each(namesLike(healthy, new RegExp(`^tile ${tile}: `)), null)),
    [ANNOUNCER]: say('<span role=status>', loadedWords(tile)),
  });

/** The tile of a call without its fragment, and with these texts below its heading, if others than before. */
const tileSays =
  ({ tile, heading }: ProductCall, link: string, texts: readonly string[] | null): Required<Outcome>['parts'] =>
  (healthy) => ({
    ...(texts && { [`tile ${tile}`]: say('<article status-active>', `<a href=${link}>`, heading, ...texts) }),
    ...each(namesLike(healthy, new RegExp(`^tile ${tile}: `)), null),
  });

// This member holds both products of employee benefits, and the tile's link is the umbrella's.
const linkOf = ({ tile, link }: ProductCall): string =>
  tile === 'employee-benefits' ? '/portal/employee-benefits' : link;

const contractOf = (product: ProductCall): readonly Contract[] => {
  const link = linkOf(product);
  const { failure, whenItFails, retry, whenFieldsAreWrong } = product;
  const button = retry === undefined ? [] : [`<button aria-label=${retry}>`, 'Try again'];
  const says = (texts: readonly string[] | null | undefined) =>
    texts === undefined ? unavailable(product, link) : tileSays(product, link, texts && [...texts, ...button]);
  const failed = says(whenItFails);
  return [
    {
      member: everything,
      failed: { parts: failed, logged: failure === null ? [] : [failure] },
      but: { wrongfields: { parts: whenFieldsAreWrong === undefined ? failed : says(whenFieldsAreWrong) } },
    },
  ];
};

// The tile ignores it, and the payments due say so: the arrears are the first of the tile's two fragments, so the
// second becomes the only one.
const lifeArrears: readonly Contract[] = [
  {
    member: 'arrears',
    failed: {
      parts: (healthy) => ({
        'tile life': (healthy['tile life'] ?? '').replace(' · Arrears · $ 1,234.50', ''),
        'tile life: content 1': healthy['tile life: content 2'] ?? null,
        'tile life: content 2': null,
        'region Payments due': `${(healthy['region Payments due'] ?? '').replace(
          / · Life insurance · Payments are in arrears\. · \$ 1,234\.50 · <a [^>]+> · Fix it now/,
          '',
        )} · We could not check whether payments are due on Life insurance.`,
      }),
    },
  },
];

/** The calls of the product tiles. */
export const tileContracts = {
  ...(Object.fromEntries(productCalls.map((product) => [product.call, contractOf(product)])) as Record<
    ProductEndpointName,
    readonly Contract[]
  >),
  lifeArrears,
};
