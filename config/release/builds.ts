import { cpSync, mkdirSync } from 'node:fs';
import webpack from 'webpack';
import { compilerConfiguration } from '../webpack/compiler';

/** Builds the page into an absolute folder; with another name it has no hashed file in common, as after a release. */
export const build = async (folder: string, name: string): Promise<void> => {
  const configuration = compilerConfiguration(true);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder, hashSalt: name } });
  if (compiler === null) throw new Error('webpack made no compiler.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
};

/** Copies a build, as a deployment would. */
export const copyBuild = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
};
