import type { Compiler } from 'webpack';

/**
 * Removes from each source map the name of its script: it is an interim name, which depends on the folder of the build.
 * A script is found by the map's own name.
 */
export const sourceMapNamesPlugin = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('source-map-names', (compilation) => {
      // Once the maps are written, and before the names get the hashes of the final texts.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'source-map-names', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((candidate) => candidate.endsWith('.map'))) {
          const { file: _, ...map } = JSON.parse(String(assets[name]?.source())) as Readonly<Record<string, unknown>>;
          compilation.updateAsset(name, new sources.RawSource(JSON.stringify(map)));
        }
      });
    });
  },
};
