import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import packageFile from '../../package.json' with { type: 'json' };
import { root } from '../setup/run.mjs';
import { SERVER_FOLDER } from './builtFolders';

/** A package that stays an import; `undefined` for a file of our own. @throws Error if it is no production package */
const installed = (request: string): string | undefined => {
  if (/^[./]/.test(request) || path.isAbsolute(request)) return undefined;
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  if (isBuiltin(request) || name in packageFile.dependencies) return request;
  throw new Error(`The server imports ${request}, which is not in the dependencies of package.json.`);
};

/** The webpack configuration of the server: files that need the production packages and no compiler. */
export const serverConfiguration: Configuration = {
  name: 'server',
  mode: 'production',
  context: root,
  target: 'node20.19',
  entry: {
    start: path.join(root, 'config/server/start.ts'),
    deployHeaders: path.join(root, 'config/server/deployHeaders.ts'),
    releaseFiles: path.join(root, 'config/server/releaseFiles.ts'),
  },
  devtool: false,
  output: {
    // As deep as its sources, which look for the built files from where they are.
    path: path.join(root, 'dist', SERVER_FOLDER),
    filename: '[name].mjs',
    clean: true,
    module: true,
    chunkFormat: 'module',
  },
  experiments: { outputModule: true },
  // Packages are installed beside it, with their own licences.
  externalsType: 'module',
  externals: [async ({ request = '' }) => installed(request)],
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    // It would be replaced with the address of the source in the build's folder.
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  // Operators read its stack traces, and nobody downloads it.
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};
