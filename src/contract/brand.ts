import * as v from 'valibot';
import { isText } from './readers';

// Uses few parts of Valibot: the first script contains every part that any script uses.

/** A list that has an entry. */
export const filled = <Entry>(entry: v.GenericSchema<unknown, Entry>): v.GenericSchema<unknown, readonly Entry[]> =>
  v.pipe(
    v.array(entry),
    v.check((list) => list.length > 0, 'must not be empty'),
  );

/** A whole number within bounds, which are included. */
export const wholeNumber = (from: number, to: number) =>
  v.custom<number>(
    (given) => typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to,
    `must be a whole number from ${from} to ${to}`,
  );

/** A text of a form; `wanted` says to the operator what it must be. */
export const matching = (form: RegExp, wanted: string) =>
  v.custom<string>(
    (given) => typeof given === 'string' && form.test(given),
    ({ input }) => (typeof input === 'string' ? wanted : 'must be a text in quotes'),
  );

/** One of these words. */
export const oneOf = <Word extends string>(...words: readonly Word[]) =>
  v.custom<Word>((given) => words.some((word) => word === given), `must be one of ${words.join(', ')}`);

const text = v.pipe(
  matching(/^.{1,80}$/s, 'must have 1 to 80 characters'),
  v.check((given) => isText(given), 'must not be empty'),
);
const colour = v.optional(matching(/^#[\da-f]{6}$/i, 'must be a colour such as #0d3a38'));
const file = (kinds: string) =>
  matching(
    new RegExp(`^/brand/[\\w][\\w.-]*\\.(${kinds})$`),
    `must be a file such as /brand/name.${kinds.split('|')[0]}, without spaces or folders, with the ending ${kinds.replaceAll('|', ' or ')} in lower case`,
  );
const picture = file('svg|png|webp|avif');

// It becomes part of a style, so nothing that could end a text or a declaration.
const family = matching(/^[\w][\w -]*$/, 'must be the name of a font, of letters and digits');
const weight = matching(/^\d{1,4}( \d{1,4})?$/, 'must be a weight such as 400, or 300 900');
const RANGE = /^U\+[\da-f?]{1,6}(-[\da-f]{1,6})?(, ?U\+[\da-f?]{1,6}(-[\da-f]{1,6})?)*$/i;
const range = matching(RANGE, 'must be a range such as U+0000-00FF, U+0131');

const colours = v.strictObject({ brand: colour, stage: colour, accent: colour });

/**
 * An adopter's colours in one scheme, as #rrggbb: of links and buttons, of the header and the rewards, and of what
 * asks for attention. All other tones follow from them.
 */
export type BrandColours = v.InferOutput<typeof colours>;

/** The keys of `brand` in the runtime configuration; `/brand/` is the folder of the setting PORTAL_BRAND. */
export const brandKeys = {
  name: text,
  tagline: text,
  logo: v.strictObject({
    onStage: picture,
    onPaper: picture,
    /** In CSS pixels; the width follows from the picture. */
    height: wholeNumber(16, 48),
    width: v.optional(v.custom<number>(Number.isFinite, 'must be a number')),
  }),
  favicon: file('svg|png|ico'),
  colours: v.strictObject({ light: v.optional(colours), dark: v.optional(colours) }),
  radius: oneOf('square', 'soft', 'round'),
  decoration: oneOf('arcs', 'none'),
  typeface: v.strictObject({
    family,
    files: filled(v.strictObject({ src: file('woff2'), weight: v.optional(weight), range: v.optional(range) })),
  }),
};

type BrandKeys = { readonly [Key in keyof typeof brandKeys]?: v.InferOutput<(typeof brandKeys)[Key]> };

/** What an adopter configures of the portal's look. Without a key it looks as it does by default. */
export interface Brand extends Omit<BrandKeys, 'name'> {
  readonly name: string;
}
