import path from 'node:path';
import { takeStylesOut } from './takeOut.mjs';

/**
 * webpack's loader, which runs before the TypeScript compiler: what a module says about styles is in the page already.
 * @this {import('webpack').LoaderContext<{ classes: Readonly<Record<string, readonly string[]>> }>}
 * @param {string} source
 */
export default function stylesLoader(source) {
  const { classes } = this.getOptions();
  const file = path.relative(this.rootContext, this.resourcePath);
  const rest = takeStylesOut(source, this.resourcePath, classes[file] ?? []);
  if (rest === undefined) this.callback(null, source);
  else this.callback(null, rest.code, { ...rest.map, file: this.resourcePath });
}
