import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { readStyles } from './readStyles';

/**
 * Takes the styles out of the scripts: the page has them in one style sheet, and a styled element keeps its class. What
 * cannot be taken out stays with emotion, whose styles come after the sheet.
 * @param root the project's folder, absolute
 */
export const extractStylesPlugin = (root: string) => ({
  apply(compiler: Compiler): void {
    const { sheet, hasGlobal, classes } = readStyles(root);
    compiler.options.module.rules.push({
      test: /\.tsx?$/,
      include: path.join(root, 'src'),
      enforce: 'pre',
      loader: path.join(root, 'config/webpack/optimisations/extractStyles/loader.mjs'),
      options: { classes },
    });
    compiler.hooks.compilation.tap('extract-styles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('extract-styles', (page) => {
        // Before the first drawing, the page has a picture of its own, which the global styles must not change.
        const attributes = { id: 'styles', ...(hasGlobal ? { media: 'not all' } : {}) };
        page.headTags.push(HtmlWebpackPlugin.createHtmlTagObject('style', attributes, sheet));
        return page;
      });
    });
  },
});
