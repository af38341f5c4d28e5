import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import { root } from '../../../setup/run.mjs';
import { assetsPlugin } from '../../plugins';

const { PROCESS_ASSETS_STAGE_ADDITIONAL } = webpack.Compilation;

const folder = path.join(root, 'config/webpack/optimisations/extractStyles');

/** The portal's styles, taken out of its sources. */
export interface BuiltStyles {
  /** The whole style sheet, as emotion writes it. */
  readonly sheet: string;
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

/** Takes the styles out of the scripts into one style sheet; what cannot be taken out stays with emotion. */
export const extractStylesPlugin = {
  apply(compiler: Compiler): void {
    const { sheet, classes } = readStyles(root);
    compiler.options.module.rules.push({
      test: /\.tsx?$/,
      include: path.join(root, 'src'),
      enforce: 'pre',
      loader: path.join(folder, 'takeOut.mjs'),
      options: { classes },
    });
    const name = `styles/portal.${createHash('sha256').update(sheet).digest('hex').slice(0, 16)}.css`;
    assetsPlugin('extract-styles', PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) =>
      compilation.emitAsset(name, new webpack.sources.RawSource(sheet)),
    ).apply(compiler);
    compiler.hooks.compilation.tap('extract-styles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('extract-styles', (page) => {
        // After the first paint, and before the scripts, which a browser does not run until the styles are there.
        const attributes = { id: 'styles', rel: 'stylesheet', href: page.publicPath + name };
        page.bodyTags.unshift(HtmlWebpackPlugin.createHtmlTagObject('link', attributes));
        return page;
      });
    });
  },
};
