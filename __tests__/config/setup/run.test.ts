import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writableFolder } from '../../../config/setup/run.mjs';

test("npm's cache is where npm wants it, or among the temporary files if that cannot be written", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'home-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(writableFolder(path.join(folder, 'cache'))).toBe(path.join(folder, 'cache'));
  // Nobody can make a folder in a file.
  expect(writableFolder(path.join(file, 'cache'))).toContain(os.tmpdir());
  expect(writableFolder(path.join(file, 'cache'))).not.toContain(file);
});
