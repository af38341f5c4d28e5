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
  /** As the service sent it: it goes back so, with `isSubscribed` changed (rule `preferences.product`). */
  readonly sent: Readonly<Record<string, unknown>>;
}

// Without a name, neither the member nor the service can tell which product is meant.
const productOf = ({
  name,
  description,
  mandatory,
  isSubscribed,
  error,
  sent,
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
          sent,
        },
      ];

/**
 * The products of the category in all sections, in the answer's order, leaving out what says that it is invisible;
 * `undefined` if they cannot be read: the categories or the products are no list, or none has a name, or the category is not
 * there and one without a name could be it.
 */
export const consentProducts = ({ sections }: Preferences): readonly ConsentProduct[] | undefined => {
  const shown = sections.filter((section) => section.visible !== false);
  if (shown.some(({ categories }) => categories === undefined)) return undefined;
  const visible = shown.flatMap(({ categories = [] }) => categories).filter((category) => category.visible !== false);
  const sought = visible.filter(({ name }) => name === CONSENT_CATEGORY);
  if (sought.length === 0 && visible.some(({ name }) => name === undefined)) return undefined;
  if (sought.some(({ products }) => products === undefined)) return undefined;
  const sent = sought.flatMap(({ products }) => products ?? []);
  const products = sent.flatMap(productOf);
  return products.length === 0 && sent.length > 0 ? undefined : products;
};
