import { escapeHtml } from '../answer';

/** What a fragment may use: its prefix, and the tokens of the request (none unless processing was requested). */
export interface FragmentContext {
  /** `/cms/preview` or `/cms/site`. */
  readonly prefix: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Writes one fragment's HTML. */
export type Fragment = (context: FragmentContext) => string;

/** An image of the sandbox for a fragment. */
export const image = ({ prefix }: FragmentContext, name: string, alternative: string): string =>
  `<img src="${prefix}/images/${name}.svg" alt="${escapeHtml(alternative)}" width="320" height="180">`;

/** The token's value, escaped for HTML, or `otherwise` if it was not sent. */
export const token = ({ tokens }: FragmentContext, name: string, otherwise: string): string =>
  escapeHtml((Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? otherwise);

/** The token's value as an amount of dollars, the portal's default currency; as {@link token} if it is none. */
export const money = (context: FragmentContext, name: string, otherwise: string): string => {
  const value = token(context, name, otherwise);
  return /^\d+\.\d\d$/.test(value) ? `$ ${value.replace(/\B(?=(\d{3})+\.)/g, ',')}` : value;
};
