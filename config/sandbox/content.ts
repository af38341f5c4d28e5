import { html, own } from './answer';
import { fragments } from './fragments';
import type { SandboxRequest } from './session';

/** The colours of the ground, from above to below, and the shapes on a canvas of 320 by 180. */
type Picture = readonly [above: string, below: string, shapes: string];

const pictures: Readonly<Record<string, Picture>> = {
  travel: [
    '#7cc4ff',
    '#e8f5ff',
    '<circle cx="250" cy="48" r="22" fill="#ffd166"/><path d="M0 140q80-34 160 0t160 0v40H0z" fill="#2a9d8f"/><path d="M88 82V68h44v14" fill="none" stroke="#1d3557" stroke-width="7"/><rect x="62" y="80" width="96" height="66" rx="10" fill="#e76f51"/><path d="M82 80v66M138 80v66" stroke="#1d3557" stroke-width="6"/>',
  ],
  road: [
    '#ffe0b2',
    '#fff8ee',
    '<path d="M110 180L150 70h20l40 110z" fill="#5c677d"/><path d="M158 84h4v18h-4zm-2 34h8v22h-8zm-2 38h12v24h-12z" fill="#fff"/><circle cx="70" cy="60" r="20" fill="#f4845f"/>',
  ],
  savings: [
    '#c8f0d8',
    '#f3fcf6',
    '<rect x="66" y="112" width="36" height="44" rx="6" fill="#52b788"/><rect x="122" y="86" width="36" height="70" rx="6" fill="#40916c"/><rect x="178" y="58" width="36" height="98" rx="6" fill="#2d6a4f"/><circle cx="240" cy="44" r="18" fill="#ffd166"/>',
  ],
  sleep: [
    '#2b2d63',
    '#5a4fa3',
    '<path d="M178 38a52 52 0 1 0 44 78 42 42 0 0 1-44-78z" fill="#ffe8a3"/><circle cx="70" cy="52" r="3" fill="#fff"/><circle cx="104" cy="92" r="2" fill="#fff"/><circle cx="262" cy="40" r="2" fill="#fff"/>',
  ],
  pen: [
    '#f3e3ff',
    '#fcf8ff',
    '<rect x="92" y="34" width="112" height="124" rx="8" fill="#fff" stroke="#b79ad1" stroke-width="3"/><path d="M110 64h76M110 84h76M110 104h48" stroke="#b79ad1" stroke-width="5"/><path d="M170 132l54-54 14 14-54 54-20 6z" fill="#6a4c93"/>',
  ],
  device: [
    '#d7e3fc',
    '#f5f8ff',
    '<rect x="118" y="44" width="84" height="92" rx="14" fill="#3d5a80"/><circle cx="160" cy="84" r="20" fill="#98c1d9"/><rect x="136" y="116" width="48" height="6" rx="3" fill="#e0fbfc"/>',
  ],
  document: [
    '#e6f4ea',
    '#fafdfb',
    '<rect x="108" y="30" width="104" height="124" rx="8" fill="#fff" stroke="#7fb08f" stroke-width="3"/><path d="M126 62h68M126 82h68M126 102h40" stroke="#7fb08f" stroke-width="5"/><path d="M178 118l12 12 24-26" fill="none" stroke="#2d6a4f" stroke-width="7"/>',
  ],
  welcome: [
    '#ffd9e2',
    '#fff6f8',
    '<path d="M160 146s-62-36-62-76a32 32 0 0 1 62-12 32 32 0 0 1 62 12c0 40-62 76-62 76z" fill="#e5637f"/><path d="M104 92h34l10-20 16 42 12-22h40" fill="none" stroke="#fff" stroke-width="6"/>',
  ],
};

const draw = ([above, below, shapes]: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs><rect width="320" height="180" fill="url(#ground)"/>${shapes}</svg>`;

/** The SVG file of that name (`travel.svg`), if the sandbox has one. */
const findPicture = (file: string): string | undefined => {
  const [, name = ''] = /^(\w+)\.svg$/.exec(file) ?? [];
  const picture = own(pictures, name);
  return picture && draw(picture);
};

// The content management's preview, for local and test hosts, and its site for others.
const CONTENT = /^(\/cms\/(?:preview|site))(\/.*)$/s;

/** Whether the path belongs to the content management. */
export const isContentPath = (path: string): boolean => CONTENT.test(path);

/**
 * Answers a content address with an image, or with a fragment, to which faults and delays apply; `undefined` if the path
 * does not belong to the content management.
 */
export const answerContent = ({ path, query }: SandboxRequest) => {
  const [whole, prefix = '', rest = ''] = CONTENT.exec(path) ?? [];
  if (whole === undefined) return undefined;
  const svg = rest.startsWith('/images/') ? findPicture(rest.slice('/images/'.length)) : undefined;
  if (svg !== undefined) {
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    };
    return { kind: 'image', response: { status: 200, headers, body: svg } } as const;
  }
  const fragment = own(fragments, rest);
  const tokens = query.processRequestTokens === 'true' ? query : {};
  return {
    kind: 'fragment',
    response: fragment === undefined ? html('<p>No such content.</p>', 404) : html(fragment({ prefix, tokens })),
  } as const;
};
