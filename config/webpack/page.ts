import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';

/** Stands in the built page where whoever serves it puts the nonce of the answer. */
export const NONCE = 'nonce-of-this-answer';

/** What the template public/index.html is filled with. */
export interface PageParts {
  readonly nonce: string;
  /** The text of the one inline script. */
  readonly earlyCalls: string;
  /** The default runtime configuration as JSON that cannot end its element. */
  readonly runtimeConfiguration: string;
  readonly title: string;
}

/** JSON that may stand inside a script element: `<` is escaped, so that no text of it can end the element. */
export const asElementText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The text of the inline script that starts the first calls and tells of a start that fails; `root` is the project's folder. */
export const earlyCallsScript = (root: string): string => {
  // Read as text: what a compiler made of it may lean on names that exist outside the page only.
  const source = readFileSync(path.join(root, 'config/webpack/earlyCalls.js'), 'utf8').replace(/^export /gm, '');
  const { products, productsBalance, headings } = endpoints;
  const paths = { products: products.path, productsBalance: productsBalance.path, headings: headings.path };
  const whole = `{${source}\nwatchStart();startEarlyCalls(${JSON.stringify(paths)});}`;
  return minifySync(whole, { module: false, compress: { toplevel: true }, mangle: { toplevel: true } }).code.replaceAll(
    '</',
    '<\\/',
  );
};

/** The parts of the page for the project in `root`. */
export const pageParts = (root: string): PageParts => ({
  nonce: NONCE,
  earlyCalls: earlyCallsScript(root),
  runtimeConfiguration: asElementText(defaultConfiguration),
  title: defaultConfiguration.title,
});
