import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { hashedName, SERVER_FOLDER } from './builtFolders';

/** The hashed files of each build that is still in the folder, the newest first. */
export type Builds = readonly (readonly string[])[];

/** How many builds before the present one keep their hashed files. */
export const KEPT = 3;

/** Among the built files; starts with a dot, so that it is never served. */
const RECORD = '.builds';

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/**
 * The builds after another one, whose hashed files are these. One that is among them already moves to the front:
 * building the same again removes no files of others.
 */
export const withBuild = (earlier: Builds, files: readonly string[]): Builds => {
  const build = [...files].sort();
  return [build, ...earlier.filter((kept) => !same(kept, build))].slice(0, KEPT + 1);
};

const readBuilds = (folder: string): Builds => {
  const file = path.join(folder, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Builds) : [];
};

/** Keeps the hashed files of the builds before, which open pages and other replicas still request. */
export const keptBuildsPlugin = {
  apply(compiler: Compiler): void {
    const { Compilation, CleanPlugin, sources } = compiler.webpack;
    let kept = new Set<string>();
    compiler.hooks.thisCompilation.tap('kept-builds', (compilation) => {
      // Once all names are final, and after compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'kept-builds', stage }, (assets) => {
        const files = new Set(Object.keys(assets).flatMap((name) => hashedName(name) ?? []));
        const builds = withBuild(readBuilds(compilation.outputOptions.path ?? ''), [...files]);
        kept = new Set(builds.flat());
        compilation.emitAsset(RECORD, new sources.RawSource(JSON.stringify(builds)));
      });
    });
    new CleanPlugin({
      // The server's own build cleans its folder.
      keep: (file) => file.startsWith(`${SERVER_FOLDER}/`) || kept.has(hashedName(file) ?? ''),
    }).apply(compiler);
  },
};
