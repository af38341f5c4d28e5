import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import { assetsPlugin } from './plugins';

/** The name of the file among the built ones; the page names it by `<link rel="license">`. */
const NOTICES = 'third-party-notices.txt';

/** What a package says of its licence. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** The identifier in its package.json. */
  readonly licence: string;
  /** The files that have to accompany its copies, as they are. */
  readonly texts: readonly string[];
}

interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const NOTICE_FILE = /^(licen[cs]e|copying|notice)/i;

const readPackage = (folder: string): PackageFile | undefined => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : undefined;
};

/** The folder of the package that a file belongs to. Folders inside it may have a package.json, without a version. */
const packageFolder = (file: string): string => {
  let folder = path.dirname(file);
  while (readPackage(folder)?.version === undefined) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`${file} belongs to no package.`);
    folder = above;
  }
  return folder;
};

// For packages that name the licence, but come without its text.
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** What the package in this folder says of its licence; throws if it has no text of it. */
export const readNotice = (folder: string): Notice => {
  const { name = '', version = '', license, author } = readPackage(folder) ?? {};
  const texts = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const holder = typeof author === 'object' ? author.name : author;
  if (texts.length === 0 && license === 'MIT' && holder) texts.push(`Copyright (c) ${holder}\n\n${MIT}`);
  if (license === undefined || texts.length === 0) {
    throw new Error(`${name} ${version} is in the bundle, and has no text of its licence in ${folder}.`);
  }
  return { name, version, licence: license, texts };
};

const LINE = '-'.repeat(72);

/** The text of the file: every package once, by name. */
export const noticesText = (notices: readonly Notice[]): string =>
  [
    'This portal contains the following software of others, each under its own licence.',
    ...[...notices]
      .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
      .map(({ name, version, licence, texts }) => [LINE, `${name} ${version} (${licence})`, ...texts].join('\n\n')),
    '',
  ].join('\n\n');

const filesOf = (module: Module): readonly string[] => {
  // What was joined into one module, or the file of a single one.
  const { modules, resource } = module as Module & { modules?: readonly Module[]; resource?: string };
  return modules ? modules.flatMap(filesOf) : resource ? [resource.replace(/\?.*$/, '')] : [];
};

const packagesOf = ({ chunks, chunkGraph }: Compilation): ReadonlySet<string> => {
  const files = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk).flatMap(filesOf));
  return new Set(files.filter((file) => /[\\/]node_modules[\\/]/.test(file)).map(packageFolder));
};

/** Writes the notices of the packages in the bundle, of webpack, and of `others`, whose files the build copies. */
export const noticesPlugin = (root: string, others: readonly string[] = []) =>
  assetsPlugin('notices', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
    const folders = new Set([...packagesOf(compilation), path.join(root, 'node_modules/webpack'), ...others]);
    compilation.emitAsset(NOTICES, new webpack.sources.RawSource(noticesText([...folders].map(readNotice))));
  });
