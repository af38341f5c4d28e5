import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

/** The folder of the package with the typeface. */
export const typefacePackage = path.join(root, 'node_modules/@fontsource-variable/figtree');

/** The files of the typeface, the second for names that need more letters: path among the built files, and `range`. */
export const typefaceFiles = () => {
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(typefacePackage, 'unicode.json'), 'utf8'));
  return ['latin', 'latin-ext'].map((part) => {
    const content = readFileSync(path.join(typefacePackage, `files/figtree-${part}-wght-normal.woff2`));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const name = `fonts/figtree-${part}.${hash}.woff2`;
    return { name, content, address: `/${name}`, range: ranges[part] ?? '' };
  });
};
