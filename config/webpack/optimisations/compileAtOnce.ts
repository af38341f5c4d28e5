import webpack from 'webpack';
import { assetsPlugin } from '../plugins';

/** Makes Chromium compile the functions of a script at once, instead of one by one after a first parse. */
const COMMENT = '//# allFunctionsCalledOnLoad\n';

// After the minimiser, which removes comments, and before content hashes get into the names.
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/** Marks the scripts of these chunks: most of their functions are called for the first screen. */
export const compileAtOncePlugin = (chunks: readonly string[]) =>
  assetsPlugin('compile-at-once', STAGE, (compilation) => {
    const files = chunks.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
    for (const file of files.filter((candidate) => candidate.endsWith('.js')))
      compilation.updateAsset(file, (text) => new webpack.sources.ConcatSource(COMMENT, text));
  });
