import { promisify } from 'node:util';
import webpack from 'webpack';
import { compilerConfiguration } from '../webpack/compiler';

/** Builds the page into an absolute folder; with another name it has no hashed file in common, as after a release. */
export const build = async (folder: string, name: string): Promise<void> => {
  const configuration = compilerConfiguration(true);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder, hashSalt: name } });
  if (compiler === null) throw new Error('webpack made no compiler.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  await promisify(compiler.close.bind(compiler))();
};
