import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compileAtOncePlugin } from '../../../../config/webpack/optimisations/compileAtOnce';

it('the scripts of the chunks that it names are compiled at once, the others function by function', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'at-once-'));
  mkdirSync(path.join(project, 'src'));
  writeFileSync(path.join(project, 'src/index.js'), "import(/* webpackChunkName: 'later' */ './later');");
  writeFileSync(path.join(project, 'src/later.js'), 'export const later = 1;');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: project,
        output: { path: path.join(project, 'dist') },
        plugins: [compileAtOncePlugin(['main'])],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });
  const starts = (name: string) => readFileSync(path.join(project, 'dist', name), 'utf8').split('\n', 1)[0];
  expect(starts('main.js')).toBe('//# allFunctionsCalledOnLoad');
  expect(starts('later.js')).not.toContain('allFunctionsCalledOnLoad');
  rmSync(project, { recursive: true });
});
