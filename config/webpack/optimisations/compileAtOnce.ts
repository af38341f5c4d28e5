import webpack from 'webpack';

/**
 * Makes Chromium compile the functions of a script at once, instead of one by one after a first parse: marks those of
 * which most functions are called for the first screen.
 */
export const compileAtOncePlugin = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^scripts\/(main|overview)\./,
  // After the minimiser, which removes comments, and before content hashes get into the names.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
