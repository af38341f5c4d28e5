// npm run release:files -- FOLDER: puts the hashed files of the build where every replica serves them, SHARED_FILES,
// before the first replica serves the new page.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { reason } from './configurationFile';
import { copyToShared } from './sharedFiles';

const folder = process.argv[2] ?? '';
const dist = path.resolve(import.meta.dirname, '../../dist');
try {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    process.stderr.write(`To which folder? ${folder === '' ? 'None is named' : `${folder} is none`}.\n`);
    process.exitCode = 2;
  } else if (!existsSync(path.join(dist, 'index.html'))) {
    process.stderr.write(`There is no built portal in ${dist}; npm run build makes one.\n`);
    process.exitCode = 1;
  } else {
    const { added, present } = copyToShared(dist, folder);
    process.stdout.write(`${added} files copied to ${folder}, ${present} were there already.\n`);
  }
} catch (error) {
  process.stderr.write(`Not all files are in ${folder} now: ${reason(error)}\n`);
  process.exitCode = 1;
}
