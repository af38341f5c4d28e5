import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The largest initial JavaScript of the portal with the inline script, in bytes of brotli. */
export const LARGEST_FIRST = 128_400;

/** The largest file with the texts of a language, which comes beside the first script, in bytes of brotli. */
export const LARGEST_TEXTS = 4_000;

/** The maximum size of all scripts of a visit to the overview before the sandbox, in brotli, in bytes. */
export const LARGEST_VISIT = 164_400;

const bytesOf = (dist: string, address: RegExp): number =>
  [...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)]
    .flatMap(([, name = '']) => (address.test(name) ? [readFileSync(path.join(dist, `${name}.br`)).length] : []))
    .reduce((sum, bytes) => sum + bytes, 0);

/** The bytes of JavaScript that a built page loads initially beside its texts, in brotli as served. */
export const initialBytes = (dist: string): number => bytesOf(dist, /^\/scripts\//);

/** The bytes of the texts that it loads, in brotli as served. */
export const textBytes = (dist: string): number => bytesOf(dist, /^\/texts\//);
