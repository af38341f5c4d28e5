import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * The bytes of the floor's initial JavaScript, in brotli: every mandatory package, really used, and nothing of ours.
 * Cached in `.cache` until something that it depends on changes.
 */
export const floorBytes = async (root: string): Promise<number> => {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(path.join(root, file)));
  const folder = path.join(root, '.cache/bench');
  const file = path.join(folder, `floor-${hash.digest('hex').slice(0, 16)}.json`);
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // Not measured yet.
  }
  const output = path.join(folder, 'floor');
  await buildEntry(root, path.join(root, 'config/bench/floor.tsx'), output, true);
  const bytes = initialBytes(output);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(bytes));
  return bytes;
};
