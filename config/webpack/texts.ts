import webpack from 'webpack';
import { builtLanguages, textsFile } from '../texts/languages';
import { assetsPlugin } from './plugins';

/** Writes the texts of each language among the built files, of which a page loads one. */
export const textsPlugin = assetsPlugin('texts', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
  for (const language of builtLanguages) {
    const { name, content } = textsFile(language) ?? {};
    if (name !== undefined && content !== undefined)
      compilation.emitAsset(name, new webpack.sources.RawSource(content));
  }
});
