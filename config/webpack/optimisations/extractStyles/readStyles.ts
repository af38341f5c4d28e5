import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The portal's styles, taken out of its sources. */
export interface BuiltStyles {
  /** The whole style sheet, packed. */
  readonly sheet: string;
  /** Whether the global styles are in it. */
  readonly hasGlobal: boolean;
  /**
   * The class of each styled element, in the order of the source, by module relative to the project's folder. Modules
   * that are not in it stay with emotion.
   */
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the styles of a project.
 * @param root the portal's folder
 * @param project the folder of the project, if it is another one
 */
export const readStyles = (root: string, project = root): BuiltStyles =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'config/webpack/optimisations/extractStyles/evaluate.ts'), project],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: 16 * 1024 ** 2,
      },
    ),
  ) as BuiltStyles;
