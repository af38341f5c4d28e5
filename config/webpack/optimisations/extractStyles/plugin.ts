import { execFileSync } from 'node:child_process';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { root } from '../../../setup/run.mjs';

const folder = path.join(root, 'config/webpack/optimisations/extractStyles');

/** The portal's styles, taken out of its sources. */
export interface BuiltStyles {
  /** The whole style sheet, as emotion writes it. */
  readonly sheet: string;
  /** Whether the global styles are in it. */
  readonly hasGlobal: boolean;
  /** The classes of the styled elements by module, in the order of the source; other modules stay with emotion. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

/** Reads the styles of the project in that folder. */
export const readStyles = (project: string): BuiltStyles =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', path.join(folder, 'evaluate.ts'), project], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  ) as BuiltStyles;

/** Takes the styles out of the scripts into one sheet of the page; what cannot be taken out stays with emotion. */
export const extractStylesPlugin = {
  apply(compiler: Compiler): void {
    const { sheet, hasGlobal, classes } = readStyles(root);
    compiler.options.module.rules.push({
      test: /\.tsx?$/,
      include: path.join(root, 'src'),
      enforce: 'pre',
      loader: path.join(folder, 'takeOut.mjs'),
      options: { classes },
    });
    compiler.hooks.compilation.tap('extract-styles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('extract-styles', (page) => {
        // Before the first drawing, the page has a picture of its own, which the global styles must not change.
        const attributes = { id: 'styles', ...(hasGlobal ? { media: 'not all' } : {}) };
        // At the page's end: the browser paints that picture before it has read them.
        page.bodyTags.push(HtmlWebpackPlugin.createHtmlTagObject('style', attributes, sheet));
        return page;
      });
    });
  },
};
