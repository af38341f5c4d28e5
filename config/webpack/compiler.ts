import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import packageFile from '../../package.json' with { type: 'json' };
import { root } from '../setup/run.mjs';
import { keptBuildsPlugin } from './keptBuilds';
import { noticesPlugin } from './notices';
import { compileAtOncePlugin } from './optimisations/compileAtOnce';
import { extractStylesPlugin } from './optimisations/extractStyles/plugin';
import { pageParts } from './page';
import { builtAtPlugin, entryNoncePlugin, ownFilesPlugin } from './plugins';
import { typefacePackage } from './typeface';

const compressed = { test: /\.(js|css|svg|json|txt|webmanifest)$/, minRatio: 1 };

/** The plugins that make the production build faster (docs/ARCHITECTURE.md). */
const optimisations = [extractStylesPlugin, compileAtOncePlugin];

export const compilerConfiguration = (production: boolean): Configuration => ({
  mode: production ? 'production' : 'development',
  context: root,
  // `browserslist` in package.json is the only list of browsers, here and for the compiler below (rule `start.browser`).
  target: ['web', 'browserslist'],
  entry: { main: [path.join(root, 'config/webpack/runTime.js'), path.join(root, 'src/index.tsx')] },
  devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
  output: {
    path: path.join(root, 'dist'),
    // The page says below which path it is (config/webpack/runTime.js).
    publicPath: '/',
    // In production another plugin cleans the folder, and keeps the files of earlier builds.
    clean: !production,
    filename: production ? 'scripts/[name].[contenthash:16].js' : 'scripts/[name].js',
    assetModuleFilename: 'images/[name].[contenthash:16][ext]',
    // The page's policy allows this name once (config/server/securityHeaders.ts).
    trustedTypes: { policyName: 'portfolio-ui' },
    // A browser checks the digest of a script only if it was requested so.
    crossOriginLoading: 'anonymous',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      // The package's own export conditions always select its development build, which warns in a member's console.
      ...(production && {
        'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
      }),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          swcrc: false,
          env: { targets: packageFile.browserslist.join(', ') },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !production } },
          },
        },
      },
      { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        // Not minified, because the page names the digest of their content (config/webpack/plugins.ts).
        exclude: /^texts\//,
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        minimizerOptions: {
          compress: { passes: 5, toplevel: true, ecma: 2022 },
          mangle: { toplevel: true },
          format: { comments: false },
        },
      }),
    ],
    // What the overview certainly needs is one chunk, whichever packages it comes from.
    splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    ...(production ? ({ mangleExports: 'size', moduleIds: 'natural' } as const) : {}),
  },
  plugins: [
    new HtmlWebpackPlugin({
      template: path.join(root, 'public/index.html'),
      favicon: path.join(root, 'public/images/favicon.svg'),
      inject: 'body',
      publicPath: '/',
      templateParameters: pageParts(),
      minify: production ? { collapseWhitespace: true, removeComments: true } : false,
    }),
    new webpack.DefinePlugin({
      'process.env.PORTAL_VERSION': JSON.stringify(packageFile.version),
      // react-router reads it, and the bundler would replace it with the path of the build's folder.
      ...(production && { 'import.meta.hot': 'undefined' }),
    }),
    entryNoncePlugin,
    noticesPlugin([typefacePackage]),
    ownFilesPlugin,
    // In development, chunks change while a page stays open.
    ...(production
      ? [
          ...(process.env.PLAIN === '1' ? [] : optimisations),
          new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          new CompressionPlugin({ ...compressed, algorithm: 'brotliCompress' }),
          new CompressionPlugin(compressed),
          keptBuildsPlugin,
          builtAtPlugin,
        ]
      : []),
  ],
  // The page's template is not a module of the application; the plugin that fills it compiles it itself.
  ignoreWarnings: [{ module: /public[\\/]index\.html/, message: /`with` statements/ }],
  performance: { hints: false },
  stats: 'errors-warnings',
});
