import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The largest initial JavaScript of the portal with the inline script, in bytes of brotli. */
export const LARGEST_FIRST = 129_000;

/** The maximum size of all scripts of a visit to the overview before the sandbox, in brotli, in bytes. */
export const LARGEST_VISIT = 160_000;

const served = (file: string): number => {
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    // Too small to be stored in compressed form.
    return brotliCompressSync(readFileSync(file)).length;
  }
};

/** The bytes of JavaScript that a built page loads initially, in brotli as served. */
export const initialBytes = (dist: string): number =>
  [...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].reduce(
    (sum, [, address = '']) => sum + served(path.join(dist, address)),
    0,
  );

/** The median; the mean of the two middle values if their number is even. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
};

/** The last column of a table. */
export const verdict = (passed: boolean): string => (passed ? 'PASS' : 'FAIL');
