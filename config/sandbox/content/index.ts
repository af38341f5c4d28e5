import { bannerFragments } from './banners';
import { corporateFragments } from './corporate';
import type { Fragment } from './fragment';
import { hostileFragments } from './hostile';
import { outstandingFragments } from './outstanding';
import { productFragments } from './products';

/** Every content fragment of the sandbox by path, without the prefix. */
export const fragments: ReadonlyMap<string, Fragment> = new Map([
  ...corporateFragments,
  ...productFragments,
  ...bannerFragments,
  ...outstandingFragments,
  ...hostileFragments,
]);
