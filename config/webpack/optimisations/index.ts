import type { WebpackPluginInstance } from 'webpack';
import { compileAtOncePlugin } from './compileAtOnce';
import { extractStylesPlugin } from './extractStyles/plugin';

/**
 * What makes the production build faster for members, each by a plugin of its own; docs/ARCHITECTURE.md says what each
 * of them brings. `PLAIN=1` leaves all of them out.
 * @param root the project's folder, absolute
 */
export const optimisations = (root: string): readonly WebpackPluginInstance[] =>
  process.env.PLAIN === '1' ? [] : [extractStylesPlugin(root), compileAtOncePlugin(['main', 'overview'])];
