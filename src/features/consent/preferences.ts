import type { PreferenceProduct, Preferences } from '../../contract/answers/features';

/** The one category that the editor shows (rule `preferences.category`). */
export const CONSENT_CATEGORY = 'Electronic Marketing WEB';

/** What the member sees, and what is logged, when the preferences cannot be loaded (rule `preferences.failure`). */
export const NO_PREFERENCES = 'Unable to fetch preferences';

/** A product of the editor. */
export interface ConsentProduct {
  readonly name: string;
  readonly description?: string;
  readonly mandatory: boolean;
  readonly isSubscribed: boolean;
  /** Why the last change failed; the answer may also bring the error of an earlier change. */
  readonly error?: string;
  /** The change being sent: the id of the toggle that started it. */
  readonly saving?: string;
}

// Without a name, neither the member nor the service can tell which product is meant.
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
 * The products of the category in all sections, in the answer's order, leaving out what says that it is invisible;
 * `undefined` if the category is there and its products cannot be read.
 */
export const consentProducts = ({ sections }: Preferences): readonly ConsentProduct[] | undefined => {
  const categories = sections
    .filter(({ visible }) => visible !== false)
    .flatMap((section) => section.categories ?? [])
    .filter(({ visible, name }) => visible !== false && name === CONSENT_CATEGORY);
  if (categories.some(({ products }) => products === undefined)) return undefined;
  return categories.flatMap(({ products }) => (products ?? []).flatMap(productOf));
};
