import { createHash } from 'node:crypto';
import type { Brand } from '../../src/contract/brand';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { brandPalette } from './brand/palette';
import { brandStyle } from './brand/style';

/** The placeholder in the built page that the server replaces with the answer's nonce. */
export const NONCE = 'nonce-of-this-answer';

/** JSON for use inside a script element: `<` is escaped, so that no text in it can end the element. */
export const asElementText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const CONFIGURATION = /(<script\b[^>]*\bid="?runtime-configuration"?[^>]*>)[\s\S]*?(<\/script>)/;
const TITLE = /(<title>)[\s\S]*?(<\/title>)/;
const BRAND = /(<h1\b[^>]*\bid="?brand-name"?[^>]*>)[\s\S]*?(<\/h1>)/;
const MARK = /<svg\b[^>]*\bid="?brand-mark\b[\s\S]*?<\/svg>/;
const ICON = /<link\b[^>]*\brel="?icon\b[^>]*>/;
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In the built page: addresses of built files. */
const FILES = /"\/(?=(?:scripts|images|fonts)\/|favicon\.svg|third-party-notices\.txt)/g;

/** What a brand adds to the page: its style before the first paint, its logo and icon, and the phone's bar (rule `brand.page`). */
const withBrand = (page: string, brand: Brand): string => {
  const { logo, favicon, colours } = brand;
  const style = brandStyle(brand);
  const stage = colours && brandPalette(colours).light.stage;
  const added = [
    ...(stage ? [`<meta name="theme-color" content="${stage}">`] : []),
    ...(style === '' ? [] : [`<style>${style}</style>`]),
  ];
  const branded = added.length === 0 ? page : page.replace('</head>', `${added.join('')}</head>`);
  return branded
    .replace(MARK, (mark) =>
      logo ? `<img src="${logo.onStage}" alt="" width="${logo.width}" height="${logo.height}">` : mark,
    )
    .replace(ICON, (icon) => (favicon ? `<link rel="icon" href="${favicon}">` : icon));
};

/** The built page with this configuration, for a path with a slash at both ends below which browsers find it. */
export const renderPage = (built: string, configuration: RuntimeConfiguration, publicPath = '/'): string =>
  withBrand(built, configuration.brand)
    .replaceAll(FILES, `"${publicPath}`)
    .replace(CONFIGURATION, (_, start: string, end: string) => {
      const element = publicPath === '/' ? start : start.replace(/>$/, ` data-public-path="${publicPath}">`);
      return `${element}${asElementText(configuration)}${end}`;
    })
    .replace(TITLE, (_, start: string, end: string) => `${start}${asText(configuration.title)}${end}`)
    .replace(BRAND, (_, start: string, end: string) => `${start}${asText(configuration.brand.name)}${end}`);

/** The style elements of a page as sources of a Content-Security-Policy. */
export const styleSources = (page: string): readonly string[] =>
  [...page.matchAll(STYLES)].map(([, text = '']) => hashSource(text));

/** A rendered page in the parts between its nonces, which all answers share. */
export const pageParts = (page: string): readonly Buffer[] => page.split(`"${NONCE}"`).map((part) => Buffer.from(part));

/** These parts with this base64 nonce on each of the scripts. */
export const withNonce = (parts: readonly Buffer[], nonce: string): readonly Buffer[] => {
  const attribute = Buffer.from(`"${nonce}"`);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [attribute, part]));
};
