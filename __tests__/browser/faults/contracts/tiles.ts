import type { ProductEndpointName } from '../../../../src/contract/endpoints';
import { loadedWords, type ProductCall, productCalls } from '../../../support/productCalls';
import type { Blocks } from '../blocks';
import { ANNOUNCER, type Change, type Contract, each, namesLike, type Outcome, say, unavailableTile } from './contract';

const everything = 'everything';

/**
 * A product tile that cannot be shown: "Unavailable", and named by the announcer. Of its fragments stays what stands by
 * another call, such as the action items of the investments.
 */
const unavailable =
  ({ tile, heading, beside }: ProductCall, href: string): Required<Outcome>['blocks'] =>
  (healthy) => ({
    ...unavailableTile(tile, heading, href, `Try again: ${heading}`),
    ...(beside ? {} : each(namesLike(healthy, new RegExp(`^tile ${tile}: `)), null)),
    [ANNOUNCER]: say('<span role=status>', loadedWords(tile)),
  });

/** A tile with this text instead. */
const tileSays =
  (tile: string, ...parts: readonly string[]): Required<Outcome>['blocks'] =>
  () => ({ [`tile ${tile}`]: say('<article status-active>', ...parts) });

const withoutFragment =
  (tile: string, rest: Required<Outcome>['blocks'] = () => ({})): Required<Outcome>['blocks'] =>
  (healthy: Blocks): Readonly<Record<string, Change>> => ({
    ...rest(healthy),
    ...each(namesLike(healthy, new RegExp(`^tile ${tile}: `)), null),
  });

// This member holds both products of employee benefits, and the tile's link is the umbrella's.
const linkOf = ({ tile, link }: ProductCall): string =>
  tile === 'employee-benefits' ? '/portal/employee-benefits' : link;

const contractOf = (product: ProductCall): readonly Contract[] => {
  const link = linkOf(product);
  const { tile, heading, failure, whenItFails, retry, whenFieldsAreWrong } = product;
  const says = (texts: readonly string[] | null) =>
    withoutFragment(tile, texts === null ? undefined : tileSays(tile, `<a href=${link}>`, heading, ...texts));
  const button = retry === undefined ? [] : [`<button aria-label=${retry}>`, 'Try again'];
  const failed =
    whenItFails === undefined ? unavailable(product, link) : says(whenItFails && [...whenItFails, ...button]);
  return [
    {
      member: everything,
      failed: { blocks: failed, logged: failure === null ? [] : [failure] },
      but: {
        wrongfields: {
          blocks:
            whenFieldsAreWrong === undefined ? failed : says(whenFieldsAreWrong && [...whenFieldsAreWrong, ...button]),
        },
      },
    },
  ];
};

// The tile ignores it, and the payments due say so: the arrears are the first of the tile's two fragments, so the
// second becomes the only one.
const lifeArrears: readonly Contract[] = [
  {
    member: 'arrears',
    failed: {
      blocks: (healthy) => ({
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
