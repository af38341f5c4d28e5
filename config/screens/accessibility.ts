// npm run test:a11y: the number of violations that axe finds in all states of the portal, at every width and in both
// schemes. With a word, only in states whose name contains it; with --config FILE, in that brand; with
// --language NAME, in that language.
import { sidewaysScroll, violations } from '../browser/accessibility';
import { readCommand, visitStates } from './visitStates';

const found: string[] = [];
const count = await visitStates(readCommand(), async ({ state, width, scheme, page }) => {
  const place = `${state.name} at ${width} px, ${scheme}`;
  // What a message covers can be scrolled out from under it: at the page's end it has a place of its own.
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('[data-above-dialogs] > * > *') ? document.body.scrollHeight : 0),
  );
  for (const violation of await violations(page)) found.push(`${place}: ${violation}`);
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) found.push(`${place}: the page scrolls sideways by ${sideways} px`);
});
process.stdout.write(`${found.map((line) => `${line}\n`).join('')}${found.length} violations in ${count} views\n`);
process.exitCode = found.length === 0 ? 0 : 1;
