// npm run rules: prints which sources and which tests cite each rule, as evidence that the product follows its rules.
import { readCitations } from './citations';

for (const { id, words, sources, tests } of readCitations(process.cwd()).rules) {
  console.log(`${id}\n  ${words}`);
  for (const file of sources) console.log(`  source  ${file}`);
  for (const file of tests) console.log(`  test    ${file}`);
}
