import DOMPurify, { type Config } from 'dompurify';
import { isText } from '../contract/readers';
import { safeAddress } from '../platform/address';
import type { ContentFragment } from './contentPath';
import { isOverloaded } from './fragmentShape';
import { type ConfiguredPage, pictureAddress } from './pictureAddress';

/** The level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface SanitiseOptions extends ContentFragment {
  /** The level of the heading above the fragment; its own start one level deeper. */
  readonly belowHeading: HeadingLevel;
  readonly page: ConfiguredPage;
}

// Without annotations (ruby), which take the longest to lay out: their text stays.
const TAGS =
  'a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure ' +
  'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub sup ' +
  'table tbody td tfoot th thead time tr u ul var wbr';

const ATTRIBUTES =
  'alt class colspan datetime dir height href lang rel reversed rowspan scope src start target title type value width';

const ALLOW_LIST: Config = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
};

// Their tags are removed, and what they contain stays: without a blank the last word of one and the first of the next
// would be one word.
const REMOVED_BLOCKS =
  /<\/?(?:article|aside|button|center|details|fieldset|footer|form|header|hgroup|legend|main|nav|option|search|summary)\b/gi;

// Nothing else would keep them apart.
const LINKS_TOGETHER = /<\/a\s*>(?=<a\s)/gi;

// No author would write such an address, and checking it takes long.
const LONG_GAP = /[\p{Cc} ]{64}/u;

/** The last segment of a fragment's path, without its query; `undefined` if it has none, as a `data:` address. */
export const lastSegment = (path: string): string | undefined =>
  /^\s*data:/i.test(path)
    ? undefined
    : path
        .trim()
        .replace(/[?#].*$/s, '')
        .split('/')
        .findLast((segment) => segment !== '');

/** The address of a fragment's link, or what it is redirected to; no link (`undefined`) unless that is safe. */
export const linkAddress = (address: string | null, { path, redirect }: ContentFragment): string | undefined => {
  if (address === null || LONG_GAP.test(address)) return undefined;
  const segment = lastSegment(path);
  const isRedirected = segment !== undefined && address.trim().endsWith(`/${segment}`);
  const target = (isRedirected ? redirect : undefined) ?? address;
  // A place within the fragment: its ids are removed, and with addresses in the hash it would lead to no screen.
  if (/^[\p{Cc} ]*#(?!\/)/u.test(target)) return undefined;
  return safeAddress(target);
};

// Through the prototype: an element of a fragment can shadow a method of the document by its name, in Firefox even
// after it lost that.
const createIn = ({ ownerDocument }: Node, name: string): HTMLElement =>
  Document.prototype.createElement.call(ownerDocument, name);

const mendHeadings = (body: HTMLElement, belowHeading: HeadingLevel): void => {
  const headings = [...body.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const levels = [...new Set(headings.map(({ localName }) => localName))].sort();
  for (const heading of headings) {
    const level = Math.min(6, belowHeading + 1 + levels.indexOf(heading.localName));
    const mended = createIn(body, `h${level}`);
    for (const { name, value } of [...heading.attributes]) mended.setAttribute(name, value);
    mended.append(...heading.childNodes);
    heading.replaceWith(mended);
  }
};

const showsNothing = (element: Element): boolean =>
  !isText(element.textContent) && element.querySelector('img') === null;

// Once the pictures are mended: a link that shows nothing has no address.
const mendLinks = (body: HTMLElement, fragment: ContentFragment): void => {
  for (const carrier of body.querySelectorAll('[href],[target],[rel],a')) {
    const isLink = carrier.localName === 'a' && !showsNothing(carrier);
    const address = isLink ? linkAddress(carrier.getAttribute('href'), fragment) : undefined;
    const opensWindow = address !== undefined && carrier.getAttribute('target')?.trim().toLowerCase() === '_blank';
    for (const name of ['href', 'target', 'rel']) carrier.removeAttribute(name);
    if (address !== undefined) carrier.setAttribute('href', address);
    if (opensWindow) {
      carrier.setAttribute('target', '_blank');
      carrier.setAttribute('rel', 'noopener noreferrer');
    }
  }
};

const mendPictures = (body: HTMLElement, page: ConfiguredPage): void => {
  for (const other of body.querySelectorAll('[src]:not(img)')) other.removeAttribute('src');
  for (const picture of body.querySelectorAll('img')) {
    const words = picture.getAttribute('alt') ?? '';
    const address = pictureAddress(picture.getAttribute('src'), page);
    if (address === undefined) {
      // An element of its own, apart from the words beside it.
      const left = createIn(body, 'span');
      left.textContent = ` ${words} `;
      picture.replaceWith(words && left);
    } else {
      picture.setAttribute('src', address);
      // Without a text a screen reader would read out the file name.
      picture.setAttribute('alt', words);
    }
  }
};

// What editors leave between paragraphs, which have their own distance.
const removeEmpty = (body: HTMLElement): void => {
  for (const element of body.querySelectorAll('h1,h2,h3,h4,h5,h6,p')) if (showsNothing(element)) element.remove();
};

// Styles see elements only: a link at the end of a sentence, or a picture beside words, would count as alone.
const markWords = (body: HTMLElement): void => {
  for (const { parentElement: box, textContent } of body.querySelectorAll('p > a:only-child, :not(a) > img:only-child'))
    if (box?.textContent?.trim() !== textContent?.trim()) box?.append(createIn(body, 'wbr'));
};

// With the class names of the portal and its carousel a fragment could cover the page, or look like a part of it.
const OUR_CLASS = /^(?:css-.*|first-paint|carousel-root|slider|slide)$/;

const mendClasses = (body: HTMLElement): void => {
  for (const { classList } of body.querySelectorAll('[class]'))
    classList.remove(...[...classList].filter((name) => OUR_CLASS.test(name)));
};

/** A table whose cells span more takes many seconds to lay out (rule `content.nesting`). */
const MOST_SPAN = 20;

const mendSpans = (body: HTMLElement): void => {
  for (const name of ['colspan', 'rowspan'])
    for (const cell of body.querySelectorAll(`[${name}]`))
      if (!(Number(cell.getAttribute(name)) <= MOST_SPAN)) cell.setAttribute(name, String(MOST_SPAN));
};

const TOO_LONG = 'The fragment would take too long to show';
const NOTHING = 'The fragment shows nothing';

const MOST_TEXT = 100_000;

// Lines break at spaces, and at each character in Chinese and Japanese. Layout time grows with the square of the length
// between two breaks, and of the number of marks on a letter.
const LONGEST_WORD = 1_000;
const BREAKS = /[\s\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f]+/u;
const MANY_MARKS = /\p{M}{17}/u;

const isTooMuchText = (body: HTMLElement): boolean => {
  body.normalize();
  const nodes = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  const texts = [...body.querySelectorAll('[alt]')].map((picture) => picture.getAttribute('alt') ?? '');
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) texts.push(node.textContent ?? '');
  const whole = texts.join(' ');
  return (
    whole.length > MOST_TEXT ||
    MANY_MARKS.test(whole) ||
    whole.split(BREAKS).some(({ length }) => length > LONGEST_WORD)
  );
};

const mended = (fragment: DocumentFragment, { belowHeading, page, ...source }: SanitiseOptions): string => {
  // Belongs to the sanitiser's own document, where no picture is fetched.
  const body = createIn(fragment, 'div');
  body.append(fragment);
  mendHeadings(body, belowHeading);
  mendPictures(body, page);
  removeEmpty(body);
  markWords(body);
  mendLinks(body, source);
  mendClasses(body);
  mendSpans(body);
  if (isTooMuchText(body)) throw new Error(TOO_LONG);
  if (showsNothing(body)) throw new Error(NOTHING);
  return body.innerHTML;
};

/**
 * Makes a fragment safe to show. Sanitised once more after all our own changes (rule `content.hostile`).
 * @throws if the text would take too long to show (rule `content.nesting`), or nothing is left of it
 */
export const sanitise = (html: string, options: SanitiseOptions): string | TrustedHTML => {
  if (isOverloaded(html)) throw new Error(TOO_LONG);
  const apart = html.replace(REMOVED_BLOCKS, ' $&').replace(LINKS_TOGETHER, '$& ');
  // A text that begins with a frameset has no body, and nothing is returned, which the sanitiser's types do not say.
  const fragment: DocumentFragment | null = DOMPurify.sanitize(apart, { ...ALLOW_LIST, RETURN_DOM_FRAGMENT: true });
  if (fragment === null) throw new Error(NOTHING);
  return DOMPurify.sanitize(mended(fragment, options), { ...ALLOW_LIST, RETURN_TRUSTED_TYPE: true });
};
