import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { compilerConfiguration } from '../webpack/compiler';
import { initialBytes } from './sizes';

/** What the floor's size depends on, relative to the project's folder. */
const SOURCES = [
  'package-lock.json',
  'config/webpack/compiler.ts',
  'config/webpack/pureRouter.mjs',
  'config/webpack/everyProp.js',
  'config/bench/floor.tsx',
  'config/bench/floorCarousel.tsx',
];

/** Builds an entry with the portal's own settings, or the floor; rejects if the build fails. */
export const buildEntry = (root: string, entry: string, output: string, isFloor = false): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(compilerConfiguration({ root, production: true, entry, output, isFloor }), (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

const hashOfSources = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

const recordIn = (root: string): string => path.join(root, 'config/bench/floor.json');

/** Where the floor is built, relative to the project's folder. */
export const FLOOR_FOLDER = '.cache/bench/floor';

/** Builds the floor and returns the bytes of its initial JavaScript, in brotli. */
export const measureFloor = async (root: string): Promise<number> => {
  const output = path.join(root, FLOOR_FOLDER);
  await buildEntry(root, path.join(root, 'config/bench/floor.tsx'), output, true);
  return initialBytes(output);
};

/** Records the floor's bytes, with the sources that they were measured with. */
export const recordFloor = (root: string, bytes: number): void =>
  writeFileSync(recordIn(root), `{ "sources": "${hashOfSources(root)}", "bytes": ${bytes} }\n`);

/**
 * The bytes of the floor's initial JavaScript, in brotli: every mandatory package, really used, and nothing of ours. As
 * recorded by `npm run bench`, or measured if something that it depends on has changed since.
 */
export const floorBytes = async (root: string): Promise<number> => {
  const record: { sources: string; bytes: number } = JSON.parse(readFileSync(recordIn(root), 'utf8'));
  return record.sources === hashOfSources(root) ? record.bytes : measureFloor(root);
};
