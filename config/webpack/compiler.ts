import path from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { integrityPlugin } from './integrity';
import { pageParts } from './page';

/** What differs between the builds. */
export interface BuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly production: boolean;
  /** The entry module, absolute; the portal's own by default. */
  readonly entry?: string;
  /** Where the files go, absolute; `dist` by default. */
  readonly output?: string;
}

const COMPRESSED = /\.(js|css|svg|json|webmanifest)$/;

const compression = () => [
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: COMPRESSED,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 1,
  }),
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: COMPRESSED,
    compressionOptions: { level: 9 },
    minRatio: 1,
  }),
];

/** The webpack configuration of the portal, and by the same settings of whatever is measured against it. */
export const compilerConfiguration = ({ root, production, entry, output }: BuildOptions): Configuration => ({
  mode: production ? 'production' : 'development',
  context: root,
  target: ['web', 'es2022'],
  entry: { main: entry ?? path.join(root, 'src/index.tsx') },
  devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
  output: {
    path: output ?? path.join(root, 'dist'),
    publicPath: '/',
    clean: true,
    filename: production ? 'scripts/[name].[contenthash:16].js' : 'scripts/[name].js',
    chunkFilename: production ? 'scripts/[name].[contenthash:16].js' : 'scripts/[name].js',
    assetModuleFilename: 'images/[name].[contenthash:16][ext]',
    // Chunks come by the browser's own import(), which needs no Trusted Types policy and heeds the page's import map.
    module: true,
  },
  experiments: { outputModule: true },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // Its own conditions always lead to the development build.
    alias: production
      ? {
          'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
          'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        }
      : {},
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          swcrc: false,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !production } },
          },
        },
      },
      // Only emotion's withTheme copies statics, which nothing here uses; the package itself does not say that it may go.
      { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
      { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
      }),
    ],
    splitChunks: { chunks: 'async' },
  },
  plugins: [
    new HtmlWebpackPlugin({
      template: path.join(root, 'public/index.html'),
      favicon: path.join(root, 'public/images/favicon.svg'),
      filename: 'index.html',
      inject: 'head',
      scriptLoading: 'module',
      templateParameters: { ...pageParts(root) },
      minify: production ? { collapseWhitespace: true, removeComments: true } : false,
    }),
    // While developing, chunks change under a page that stays.
    ...(production ? [integrityPlugin, ...compression()] : []),
  ],
  // The page's template is no module of the application; the plugin that fills it compiles it by itself.
  ignoreWarnings: [{ module: /public[\\/]index\.html/, message: /`with` statements/ }],
  performance: { hints: false },
  stats: 'errors-warnings',
});
