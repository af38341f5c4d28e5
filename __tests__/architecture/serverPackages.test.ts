/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

const fileOf = (specifier: string, from: string): string => {
  const place = path.resolve(path.dirname(from), specifier);
  const found = [`${place}.ts`, `${place}/index.ts`, place].find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${specifier} of ${from} is no file`);
  return found;
};

/** Every package that a file needs at run time, directly or through our own imports. */
const packagesBehind = (entry: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = named ?? bare ?? '';
      if (specifier.startsWith('.')) visit(fileOf(specifier, file));
      else if (!specifier.startsWith('node:')) {
        packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
      }
    }
  };
  visit(path.join(root, entry));
  return packages;
};

it('the server runs with production packages only', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const packages = [...packagesBehind('config/server/serve.ts')];
  expect(packages).toEqual(expect.arrayContaining(['express', 'undici', 'pino', 'prom-client', 'valibot']));
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
