import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { imageSize } from 'image-size';
import type { Brand } from '../../../src/contract/brand';
import { orRefuse } from '../configurationFile';
import type { LiveConfiguration } from '../liveConfiguration';
import { mark } from '../operations';
import { answerNotFound, isRefused } from '../problem';
import { FILE_HEADERS } from '../securityHeaders';

/** The folder of the brand's files in the configuration, and below the path of the page. */
const FOLDER = '/brand/';

/** The largest file of a brand, in bytes. */
const LARGEST = 1_000_000;

const addressesOf = ({ logo, favicon, typeface }: Brand): readonly string[] =>
  [logo?.onStage, logo?.onPaper, favicon, ...(typeface?.files ?? []).map(({ src }) => src)].flatMap(
    (address) => address ?? [],
  );

// Some programs write pages of definitions and comments before the drawing. Browsers show it only if it is whole, and
// names its format.
const drawingIn = (content: Buffer): Buffer => {
  const text = content.toString().replace(/<!--.*?-->/gs, '');
  const [drawing = ''] = /<svg\b(?:[^<>]*\/>|.*<\/svg\s*>)/s.exec(text) ?? [];
  return Buffer.from(text.includes('http://www.w3.org/2000/svg') ? drawing : '');
};

/** The size of a picture; throws if it is none of its extension. */
const sizeOf = (content: Buffer, extension: string): { readonly width: number; readonly height: number } => {
  try {
    const { type, ...size } = imageSize(extension === 'svg' ? drawingIn(content) : content);
    if (type === extension || (type === 'heif' && extension === 'avif')) return size;
  } catch {
    // It is no picture at all.
  }
  const needs = extension === 'svg' ? ' with an end, xmlns, and width and height or a viewBox' : '';
  throw new Error(`it is no ${extension}${needs}`);
};

/** The content of a file that is what its name says; throws the reason why it is not. */
const checked = (folder: string, address: string): Buffer => {
  const file = path.join(folder, path.basename(address));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new Error('there is no such file');
  // In a folder that Kubernetes mounts, files are links to where it keeps them, within the folder.
  if (!found.isFile() || !realpathSync(file).startsWith(realpathSync(folder) + path.sep))
    throw new Error('it is no file of the folder');
  if (found.size > LARGEST) throw new Error(`it is larger than ${LARGEST} bytes`);
  const content = readFileSync(file);
  const extension = path.extname(address).slice(1);
  if (extension === 'woff2') {
    if (content.toString('latin1', 0, 4) !== 'wOF2') throw new Error('it is no font');
    return content;
  }
  sizeOf(content, extension);
  return content;
};

// The narrowest and the widest logo beside which the head of the narrowest page has room, in CSS pixels.
const [NARROWEST, WIDEST] = [8, 280];

// Both pictures have the room of one.
const widthOf = (folder: string, { onStage, onPaper, height: shown }: NonNullable<Brand['logo']>): number => {
  const [drawn = 0, other] = [onStage, onPaper].map((picture) => {
    const { width, height } = sizeOf(checked(folder, picture), path.extname(picture).slice(1));
    const wide = Math.round((shown * width) / height);
    if (Number.isNaN(wide)) throw new Error(`${picture}: it needs width and height, or a viewBox with single spaces`);
    if (wide >= NARROWEST && wide <= WIDEST) return wide;
    throw new Error(
      `${picture}: it would be ${wide} px wide, not ${NARROWEST} to ${WIDEST} px, as ${width} by ${height} says`,
    );
  });
  if (drawn === other) return drawn;
  throw new Error(`${onPaper}: it would be ${other} px wide, and ${onStage} ${drawn} px: both need the same shape`);
};

/**
 * A brand with the addresses that browsers ask for, and with its logo's width. Throws an Error that names the first
 * file which is not in the folder, or not the picture or font that its name says.
 * @param folder the setting PORTAL_BRAND, absolute
 * @param publicPath where the page is, with a slash at both ends
 */
export const locateBrand = (brand: Brand, folder: string | undefined, publicPath: string): Brand => {
  const addresses = addressesOf(brand);
  if (addresses.length === 0) return brand;
  if (folder === undefined)
    throw new Error(`${addresses[0]} needs the setting PORTAL_BRAND, the folder with its files`);
  for (const address of addresses) orRefuse(`${address}:`, () => checked(folder, address));
  const located = (address: string): string => publicPath + address.slice(1);
  const { logo, favicon, typeface } = brand;
  return {
    ...brand,
    ...(logo && {
      logo: { ...logo, width: widthOf(folder, logo), onStage: located(logo.onStage), onPaper: located(logo.onPaper) },
    }),
    ...(favicon && { favicon: located(favicon) }),
    ...(typeface && {
      typeface: { ...typeface, files: typeface.files.map((file) => ({ ...file, src: located(file.src) })) },
    }),
  };
};

/**
 * Copies the files that a brand names, for a server that has no PORTAL_BRAND.
 * @param folder the setting PORTAL_BRAND; a brand that names files has one
 * @param to made if there are any
 */
export const copyBrand = (brand: Brand, folder: string | undefined, to: string): void => {
  if (folder === undefined) return;
  mkdirSync(to, { recursive: true });
  for (const address of addressesOf(brand)) {
    const name = path.basename(address);
    // Written, not copied: whoever serves the page must be able to read it, whatever the rights of the original are.
    writeFileSync(path.join(to, name), readFileSync(path.join(folder, name)));
  }
};

/** Headers of a brand's files. Opened by itself, a picture with scripts can do nothing. */
export const BRAND_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'max-age=3600',
};

/** Serves what the brand in force names (rule `brand.files`). */
export const serveBrand =
  (live: LiveConfiguration, folder: string | undefined, publicPath: string): RequestHandler =>
  async (request, response, next) => {
    if (folder === undefined || !request.path.startsWith(publicPath + FOLDER.slice(1))) return next();
    mark(response, 'file');
    if (!addressesOf(live.current.brand).includes(request.path)) return answerNotFound(response);
    if (isRefused(request, response)) return;
    const content = await readFile(path.join(folder, path.basename(request.path)));
    response.set(BRAND_HEADERS);
    response.type(path.extname(request.path)).send(content);
  };
