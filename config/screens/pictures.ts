// npm run screens: a picture of every state of the portal at every width and in both schemes, in the folder `screens`,
// named by state, width and scheme. With a word, only of states whose name contains it; with --config FILE, in that
// brand; with --language NAME, in that language. Without all of them also the README's pictures.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { readCommand, visitStates } from './visitStates';

const command = readCommand();
const isWhole = process.argv.length === 2;
const folder = path.join(root, 'screens');

/** The README's pictures, and the view that each one copies. */
const readmePictures = {
  'overview.png': 'typical-1440-light.png',
  'overview-dark.png': 'everything-800-dark.png',
  'balance.png': 'balance-1440-light.png',
} as const;

if (isWhole) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const count = await visitStates(command, async ({ state, width, scheme, page }) => {
  await page.screenshot({
    path: path.join(folder, `${state.name}-${width}-${scheme}.png`),
    // A dialog belongs to the window, not to the page behind it.
    fullPage: state.dialog === undefined,
  });
});
if (isWhole) {
  for (const [name, picture] of Object.entries(readmePictures)) {
    copyFileSync(path.join(folder, picture), path.join(root, 'docs/images', name));
  }
}
process.stdout.write(`${count} pictures in ${folder}\n`);
