import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { compileAtOncePlugin } from '../../../../config/webpack/optimisations/compileAtOnce';
import { makeFolder } from '../../server/serving';

it('the scripts of the chunks that it names are compiled at once, the others function by function', async () => {
  const project = makeFolder();
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
});
