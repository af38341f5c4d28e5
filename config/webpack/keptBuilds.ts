import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { hashedName, SERVER_FOLDER } from './builtFolders';
import { assetsPlugin } from './plugins';

/** The hashed files of each build that is still in the folder, the newest first. */
export type Builds = readonly (readonly string[])[];

/** How many builds before the present one keep their hashed files. */
export const KEPT = 3;

/** Among the built files; starts with a dot, so that it is never served. */
const RECORD = '.builds';

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** The builds after another one, whose hashed files these are; the same built again only moves to the front. */
export const withBuild = (earlier: Builds, files: readonly string[]): Builds => {
  const build = [...files].sort();
  return [build, ...earlier.filter((kept) => !same(kept, build))].slice(0, KEPT + 1);
};

const readBuilds = (folder: string): Builds => {
  const file = path.join(folder, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Builds) : [];
};

/** Keeps the hashed files of the builds before, which open pages and other replicas still request. */
export const keptBuildsPlugin: WebpackPluginInstance = {
  apply(compiler: Compiler): void {
    let kept = new Set<string>();
    // Once all names are final, and after compression.
    assetsPlugin('kept-builds', webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
      const files = new Set(Object.keys(compilation.assets).flatMap((name) => hashedName(name) ?? []));
      const builds = withBuild(readBuilds(compilation.outputOptions.path ?? ''), [...files]);
      kept = new Set(builds.flat());
      compilation.emitAsset(RECORD, new webpack.sources.RawSource(JSON.stringify(builds)));
    }).apply(compiler);
    new webpack.CleanPlugin({
      // The server's own build cleans its folder.
      keep: (file) => file.startsWith(`${SERVER_FOLDER}/`) || kept.has(hashedName(file) ?? ''),
    }).apply(compiler);
  },
};
