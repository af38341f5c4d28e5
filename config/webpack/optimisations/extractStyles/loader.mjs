import path from 'node:path';
import { takeStylesOut } from './takeOut.mjs';

/**
 * webpack's loader, which runs before the TypeScript compiler: what most modules say about styles is in the page
 * already.
 * @this {import('webpack').LoaderContext<{ classes: Readonly<Record<string, readonly string[]>> }>}
 * @param {string} source
 */
export default function stylesLoader(source) {
  const { classes } = this.getOptions();
  const file = path.relative(this.rootContext, this.resourcePath);
  const taken = classes[file];
  if (taken === undefined) {
    this.callback(null, source);
    return;
  }
  const { code, map } = takeStylesOut(source, this.resourcePath, taken);
  this.callback(null, code, { ...map, file: this.resourcePath });
}
