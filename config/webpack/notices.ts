import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Module } from 'webpack';
import { root } from '../setup/run.mjs';
import { assetsPlugin } from './plugins';

/** The name of the file among the built ones; the page names it by `<link rel="license">`. */
const NOTICES = 'third-party-notices.txt';

interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** The folder of the package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const NOTICE_FILE = /^(licen[cs]e|copying|notice)/i;

/** The words of the MIT licence, for packages that name it, but come without its text. */
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

/** What the package in this folder says of its licence, with the texts as they are. @throws if it has none */
export const readNotice = (folder: string): string => {
  const described: PackageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author } = described;
  const texts = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const holder = typeof author === 'object' ? author.name : author;
  if (texts.length === 0 && license === 'MIT' && holder) texts.push(`Copyright (c) ${holder}\n\n${MIT}`);
  if (license === undefined || texts.length === 0) {
    throw new Error(`${name} ${version} is in the bundle, and has no text of its licence in ${folder}.`);
  }
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
};

/** The text of the file: the notices of all packages, by name. */
export const noticesText = (notices: readonly string[]): string =>
  [
    'This portal contains the following software of others, each under its own licence.',
    ...[...notices].sort().map((notice) => `${'-'.repeat(72)}\n\n${notice}`),
    '',
  ].join('\n\n');

const filesOf = (module: Module): readonly string[] => {
  // What was joined into one module, or the file of a single one.
  const { modules, resource } = module as Module & { modules?: readonly Module[]; resource?: string };
  return modules ? modules.flatMap(filesOf) : resource ? [resource.replace(/\?.*$/, '')] : [];
};

/** Writes the notices of the packages in the bundle, of webpack, and of `others`, whose files the build copies. */
export const noticesPlugin = (others: readonly string[]) =>
  assetsPlugin('notices', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
    const { chunks, chunkGraph } = compilation;
    const files = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk).flatMap(filesOf));
    const packages = files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
    const folders = new Set([...packages, path.join(root, 'node_modules/webpack'), ...others]);
    compilation.emitAsset(NOTICES, new webpack.sources.RawSource(noticesText([...folders].map(readNotice))));
  });
