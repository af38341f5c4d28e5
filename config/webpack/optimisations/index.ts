import type { WebpackPluginInstance } from 'webpack';
import { compileAtOncePlugin } from './compileAtOnce';
import { extractStylesPlugin } from './extractStyles/plugin';

/** The plugins that make the production build faster (docs/ARCHITECTURE.md); `PLAIN=1` leaves all of them out. */
export const optimisations = (root: string): readonly WebpackPluginInstance[] =>
  process.env.PLAIN === '1' ? [] : [extractStylesPlugin(root), compileAtOncePlugin(['main', 'overview'])];
