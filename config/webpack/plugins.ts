import { utimesSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { NONCE } from '../server/page';
import { builtLanguages, textsFile } from '../texts/languages';
import { typefaceFiles } from './typeface';

const { PROCESS_ASSETS_STAGE_ADDITIONAL } = webpack.Compilation;

/** A plugin that works on the files of a build, at one of the stages of webpack's `processAssets`. */
export const assetsPlugin = (
  name: string,
  stage: number,
  work: (compilation: Compilation) => void,
): WebpackPluginInstance => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => work(compilation));
    });
  },
});

/** Writes among the built files the texts of each language, of which a page loads one, and the typeface. */
export const ownFilesPlugin = assetsPlugin('own-files', PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
  const texts = builtLanguages.flatMap((language) => textsFile(language) ?? []);
  for (const { name, content } of [...texts, ...typefaceFiles()])
    compilation.emitAsset(name, new webpack.sources.RawSource(content));
});

/** Gives the page's first script the placeholder of the answer's nonce. */
export const entryNoncePlugin: WebpackPluginInstance = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('entry-nonce', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('entry-nonce', (page) => {
        for (const { attributes } of page.assetTags.scripts) attributes.nonce = NONCE;
        return page;
      });
    });
  },
};

/**
 * Gives the page the time at which its build began, so that a source which is saved meanwhile is newer. A file that would
 * not change is not written again, and would look outdated.
 */
export const builtAtPlugin: WebpackPluginInstance = {
  apply(compiler: Compiler): void {
    // Sources are read as soon as the process has started.
    const began = new Date(performance.timeOrigin);
    compiler.hooks.afterEmit.tap('built-at', ({ outputOptions }) => {
      utimesSync(path.join(outputOptions.path ?? '', 'index.html'), began, began);
    });
  },
};
