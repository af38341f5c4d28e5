import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The most that the portal's initial JavaScript may weigh, as a multiple of the floor's. */
export const LARGEST_RATIO = 1.35;

const served = (file: string): number => {
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    // Too small to be kept compressed.
    return brotliCompressSync(readFileSync(file)).length;
  }
};

/** The bytes of JavaScript that a built page loads by itself, in brotli as served. */
export const initialBytes = (dist: string): number =>
  [...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].reduce(
    (sum, [, address = '']) => sum + served(path.join(dist, address)),
    0,
  );

/** The middle value; the mean of the two middle ones where their number is even. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
};
