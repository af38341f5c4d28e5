import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { assetsPlugin, builtAtPlugin } from '../../../config/webpack/plugins';
import { makeFolder } from '../server/serving';

it('A source that is saved while the build runs is newer than the page', async () => {
  const folder = makeFolder();
  const source = path.join(folder, 'source.js');
  writeFileSync(source, '');
  const save = assetsPlugin('save', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
    compilation.emitAsset('index.html', new webpack.sources.RawSource(''));
    writeFileSync(source, '');
  });
  const compiler = webpack({ mode: 'none', entry: source, output: { path: folder }, plugins: [save, builtAtPlugin] });
  if (compiler) await promisify(compiler.run.bind(compiler))();
  expect(statSync(source).mtimeMs).toBeGreaterThan(statSync(path.join(folder, 'index.html')).mtimeMs);
});
