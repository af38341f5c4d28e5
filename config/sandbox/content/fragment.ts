import { escapeHtml } from '../answer';

/** What a fragment may use: where its prefix is, and the tokens it was asked with (none unless processing was asked for). */
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

/** The token's value, made safe for HTML, or `otherwise` where it was not given. */
export const token = ({ tokens }: FragmentContext, name: string, otherwise: string): string =>
  escapeHtml((Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? otherwise);
