import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The portal's styles, taken out of its sources. */
export interface BuiltStyles {
  /** The whole style sheet, packed. */
  readonly sheet: string;
  /** The class of each styled element, by module relative to the project's folder, in the order of the source. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the styles of a project; throws if a module that has some cannot be evaluated outside a browser.
 * @param root the portal's folder
 * @param project the folder of the project, if it is another one
 */
export const readStyles = (root: string, project = root): BuiltStyles =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', path.join(root, 'config/webpack/styles/evaluate.ts'), project], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 16 * 1024 ** 2,
    }),
  ) as BuiltStyles;
