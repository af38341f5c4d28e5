import DOMPurify, { type Config } from 'dompurify';
import { linkAddress, pictureAddress } from './linkAddresses';

/** The level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** How a fragment is made fit for its place. */
export interface SanitiseOptions {
  /** The heading that the fragment stands below; its own begin one level deeper. */
  readonly belowHeading: HeadingLevel;
  readonly replacements?: Readonly<Record<string, string>> | undefined;
}

const TAGS = (
  'a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure ' +
  'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub sup ' +
  'table tbody td tfoot th thead time tr u ul var wbr'
).split(' ');

const ATTRIBUTES = 'alt class colspan datetime dir height href lang rel rowspan scope src target title width'.split(
  ' ',
);

const ALLOW_LIST: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
};

const mendHeadings = (body: HTMLElement, belowHeading: HeadingLevel): void => {
  const headings = [...body.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const levels = [...new Set(headings.map(({ localName }) => localName))].sort();
  for (const heading of headings) {
    const level = Math.min(6, belowHeading + 1 + levels.indexOf(heading.localName));
    const mended = body.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of [...heading.attributes]) mended.setAttribute(name, value);
    mended.append(...heading.childNodes);
    heading.replaceWith(mended);
  }
};

const mendLinks = (body: HTMLElement, replacements: Readonly<Record<string, string>>): void => {
  for (const carrier of body.querySelectorAll('[href],[target],[rel],a')) {
    const address = carrier.localName === 'a' ? linkAddress(carrier.getAttribute('href'), replacements) : undefined;
    const opensWindow = address !== undefined && carrier.getAttribute('target')?.trim().toLowerCase() === '_blank';
    for (const name of ['href', 'target', 'rel']) carrier.removeAttribute(name);
    if (address !== undefined) carrier.setAttribute('href', address);
    if (opensWindow) {
      carrier.setAttribute('target', '_blank');
      carrier.setAttribute('rel', 'noopener noreferrer');
    }
  }
};

const mendPictures = (body: HTMLElement): void => {
  for (const carrier of body.querySelectorAll('[src],img')) {
    const address = carrier.localName === 'img' ? pictureAddress(carrier.getAttribute('src')) : undefined;
    if (address === undefined) carrier.remove();
    else {
      carrier.setAttribute('src', address);
      // Without a text a screen reader would spell the file's name.
      if (!carrier.hasAttribute('alt')) carrier.setAttribute('alt', '');
    }
  }
};

// The portal's own style names would lay a fragment over the page, or dress it up as a part of it.
const mendClasses = (body: HTMLElement): void => {
  for (const carrier of body.querySelectorAll('[class*="css-"]')) {
    carrier.classList.remove(...[...carrier.classList].filter((name) => name.startsWith('css-')));
  }
};

const mended = (
  fragment: DocumentFragment,
  belowHeading: HeadingLevel,
  replacements: Readonly<Record<string, string>>,
): string => {
  // Of the sanitiser's own document, where no picture is fetched.
  const body = fragment.ownerDocument.createElement('div');
  body.append(fragment);
  mendHeadings(body, belowHeading);
  mendLinks(body, replacements);
  mendPictures(body);
  mendClasses(body);
  return body.innerHTML;
};

/**
 * Makes a fragment's text fit to be shown. It is hostile until then: only the tags and attributes of the allow-list
 * survive, headings stand below that of their place, links lead to checked addresses, by the replacements where one
 * applies. What comes out is straight from the sanitiser, after everything of ours is done.
 */
export const sanitise = (html: string, { belowHeading, replacements = {} }: SanitiseOptions): string | TrustedHTML => {
  // A text that begins with a frameset has no body, and nothing comes back, which the sanitiser's types do not say.
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, { ...ALLOW_LIST, RETURN_DOM_FRAGMENT: true });
  return DOMPurify.sanitize(fragment === null ? '' : mended(fragment, belowHeading, replacements), {
    ...ALLOW_LIST,
    RETURN_TRUSTED_TYPE: true,
  });
};
