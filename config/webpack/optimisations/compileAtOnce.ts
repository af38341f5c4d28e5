import type { Compiler } from 'webpack';

/**
 * Makes Chromium compile the functions of such a script at once, instead of first pre-parsing them and then compiling
 * them one by one.
 */
const COMMENT = '//# allFunctionsCalledOnLoad\n';

/** Marks the scripts of these chunks: most of their functions are called for the first screen. */
export const compileAtOncePlugin = (chunks: readonly string[]) => ({
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('compile-at-once', (compilation) => {
      // After the minimiser, which removes comments, and before content hashes get into the names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'compile-at-once', stage }, () => {
        const files = chunks.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
        for (const file of files.filter((candidate) => candidate.endsWith('.js')))
          compilation.updateAsset(file, (text) => new sources.ConcatSource(COMMENT, text));
      });
    });
  },
});
