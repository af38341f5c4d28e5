import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { TypefaceFile } from '../../src/platform/typefaceFiles';
import { assetsPlugin } from './plugins';

/** The folder of the package with the typeface; `root` is the project's. */
export const typefacePackage = (root: string): string => path.join(root, 'node_modules/@fontsource-variable/figtree');

interface BuiltTypefaceFile extends TypefaceFile {
  /** The path among the built files, with the hash of the content. */
  readonly name: string;
  readonly content: Buffer;
}

/** The files of the typeface: the first one for every page, the others for names that need more letters. */
export const typefaceFiles = (root: string): readonly BuiltTypefaceFile[] => {
  const folder = typefacePackage(root);
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return ['latin', 'latin-ext'].map((part) => {
    const content = readFileSync(path.join(folder, `files/figtree-${part}-wght-normal.woff2`));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const name = `fonts/figtree-${part}.${hash}.woff2`;
    return { name, address: `/${name}`, range: ranges[part] ?? '', content };
  });
};

/** Writes the typeface among the built files, which the page's inline script refers to. */
export const typefacePlugin = (root: string) =>
  assetsPlugin('typeface', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
    for (const { name, content } of typefaceFiles(root))
      compilation.emitAsset(name, new webpack.sources.RawSource(content));
  });
