import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { NONCE } from './pageText';

/** Gives the page's first script the placeholder of the answer's nonce. */
export const entryNoncePlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('entry-nonce', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('entry-nonce', (page) => {
        for (const { attributes } of page.assetTags.scripts) attributes.nonce = NONCE;
        return page;
      });
    });
  },
};
