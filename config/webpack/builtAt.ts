import { utimesSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/**
 * Gives the page the time of its build. A file that a build would not change is not written again, which nobody may
 * take for a build that is still to be made.
 */
export const builtAtPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('built-at', ({ outputOptions }) => {
      const now = new Date();
      utimesSync(path.join(outputOptions.path ?? '', 'index.html'), now, now);
    });
  },
};
