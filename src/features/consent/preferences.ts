import type { PreferenceProduct, Preferences } from '../../contract/answers/features';

/** The one category that the editor shows (spec section 9). */
export const CONSENT_CATEGORY = 'Electronic Marketing WEB';

/** What the member and the developers are told where the preferences cannot be had (spec section 8). */
export const NO_PREFERENCES = 'Unable to fetch preferences';

/** A product of the editor. */
export interface ConsentProduct {
  readonly name: string;
  readonly description?: string;
  readonly mandatory: boolean;
  readonly isSubscribed: boolean;
  /** What became of the last change, where it failed; an answer may bring the word of an earlier one along. */
  readonly error?: string;
  /** The change that is on its way: the id of the toggle that began it. */
  readonly saving?: string;
}

// A product without a name cannot be told apart by the member, nor by the service.
const productOf = ({
  name,
  description,
  mandatory,
  isSubscribed,
  error,
}: PreferenceProduct): readonly ConsentProduct[] =>
  name === undefined
    ? []
    : [
        {
          name,
          ...(description === undefined ? {} : { description }),
          mandatory: mandatory ?? false,
          isSubscribed: isSubscribed ?? false,
          ...(error === undefined ? {} : { error }),
        },
      ];

/**
 * The products of the visible category over all visible sections, in the answer's order; `undefined` where there are
 * sections and none says whether it is visible, or where the category is there and its products cannot be read.
 */
export const consentProducts = ({ sections }: Preferences): readonly ConsentProduct[] | undefined => {
  if (sections.length > 0 && sections.every(({ visible }) => visible === undefined)) return undefined;
  const categories = sections
    .filter(({ visible }) => visible === true)
    .flatMap((section) => section.categories ?? [])
    .filter(({ visible, name }) => visible === true && name === CONSENT_CATEGORY);
  if (categories.some(({ products }) => products === undefined)) return undefined;
  return categories.flatMap(({ products }) => (products ?? []).flatMap(productOf));
};
