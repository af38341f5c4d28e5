import { createHash } from 'node:crypto';
import type { Brand } from '../../src/contract/brand';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { CompiledCatalogue } from '../texts/compile';
import { directionOf, textsFile, textsOf } from '../texts/languages';
import { startTexts } from '../texts/startTexts';
import { brandPalette } from './brand/palette';
import { brandStyle } from './brand/style';
import type { OtherWords } from './otherWords';

/** The placeholder in the built page that the server replaces with the answer's nonce. */
export const NONCE = 'nonce-of-this-answer';

/** JSON for use inside a script element: `<` is escaped, so that no text in it can end the element. */
export const asElementText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const CONFIGURATION = /(<script\b[^>]*\bid="?runtime-configuration"?[^>]*>)[\s\S]*?(<\/script>)/;
const TITLE = /(<title>)[\s\S]*?(<\/title>)/;
const BRAND = /(<h1\b[^>]*\bid="?brand-name"?[^>]*>)[\s\S]*?(<\/h1>)/;
const BRAND_MARK = /<svg\b[^>]*\bid="?brand-mark\b[\s\S]*?<\/svg>/;
const ICON = /<link\b[^>]*\brel="?icon\b[^>]*>/;
const THEME_COLOURS =
  /(<meta\b[^>]*\bname="?theme-color"?[^>]*\bcontent=)"[^"]*" media="\(prefers-color-scheme: (light|dark)\)"/g;
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Text for use between the tags of a page. */
export const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In the built page: addresses of built files. */
const BUILT_FILE_ADDRESS = /"\/(?=(?:scripts|styles|images|fonts|texts)\/|favicon\.svg|third-party-notices\.txt)/g;

/** What a brand adds to the page: its style before the first paint, its logo and icon, and the phone's bar (rule `brand.page`). */
const withBrand = (page: string, brand: Brand): string => {
  const { logo, favicon, colours } = brand;
  const style = brandStyle(brand);
  const tones = colours && brandPalette(colours);
  return page
    .replace(THEME_COLOURS, (meta, start: string, scheme: 'light' | 'dark') => {
      const colour = tones?.[scheme].stage;
      return colour === undefined ? meta : `${start}"${colour}" media="(prefers-color-scheme: ${scheme})"`;
    })
    .replace('</head>', () => `${style === '' ? '' : `<style>${style}</style>`}</head>`)
    .replace(BRAND_MARK, (mark) =>
      logo ? `<img src="${logo.onStage}" alt="" width="${logo.width}" height="${logo.height}">` : mark,
    )
    .replace(ICON, (icon) => (favicon ? `<link rel="icon" href="${favicon}">` : icon));
};

// The texts that are in the page itself: of its first paint, and of what it says if it cannot start.
const START_TEXTS = /(<[^<>]*\bdata-text="?start\.(\w+)"?[^<>]*>)[^<]*/g;
const HTML = /<html\b[^>]*>/;
const DESCRIPTION = /(<meta\b[^>]*\bname="?description"?[^>]*\bcontent=")[^"]*/;
const TEXTS_FILE = /<script\b[^>]*\bid="?texts\b[^>]*><\/script>/;

const asAttribute = (text: string): string => asText(text).replaceAll('"', '&quot;');

/**
 * The page in its language: its own texts, the script with all others, and the operator's words, which a data element
 * carries (rules `texts.page`, `texts.others`).
 */
const inLanguage = (page: string, configuration: RuntimeConfiguration, others: CompiledCatalogue = {}): string => {
  const { language } = configuration;
  const start: Readonly<Record<string, string>> = startTexts(configuration, { ...textsOf(language), ...others });
  const file = textsFile(language);
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  const words =
    Object.keys(others).length === 0
      ? ''
      : `<script type="application/json" id="other-words">${asElementText(others)}</script>`;
  return page
    .replace(HTML, `<html lang="${language}"${direction}>`)
    .replace(DESCRIPTION, (_, before: string) => `${before}${asAttribute(start.description ?? '')}`)
    .replace(START_TEXTS, (_, element: string, name: string) => `${element}${asText(start[name] ?? '')}`)
    .replace(TEXTS_FILE, (element) =>
      file === undefined
        ? words
        : `${element
            .replace(/\bsrc="?[^"\s>]*"?/, `src="/${file.name}"`)
            .replace(/\bintegrity="?[^"\s>]*"?/, `integrity="${file.integrity}"`)}${words}`,
    );
};

/**
 * The built page with this configuration and words of the operator, for a path with a slash at both ends below which
 * browsers find it. The page is told that the configuration is complete and checked.
 */
export const renderPage = (
  built: string,
  configuration: RuntimeConfiguration,
  publicPath = '/',
  others: OtherWords = {},
): string =>
  // First the addresses of built files: those of the brand are below the path already.
  withBrand(
    inLanguage(built, configuration, others[configuration.language]).replaceAll(BUILT_FILE_ADDRESS, `"${publicPath}`),
    configuration.brand,
  )
    .replace(CONFIGURATION, (_, start: string, end: string) => {
      const checked = start.replace('<script', '<script data-checked');
      const element = publicPath === '/' ? checked : checked.replace(/>$/, ` data-public-path="${publicPath}">`);
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
