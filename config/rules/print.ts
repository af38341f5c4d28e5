import { readCitations } from './citations';

/** Prints which sources and which tests cite each rule, as evidence that the product follows its rules. */
const { rules, unknown } = readCitations(process.cwd());

for (const { id, words, sources, tests } of rules) {
  console.log(`${id}\n  ${words}`);
  for (const file of sources) console.log(`  source  ${file}`);
  for (const file of tests) console.log(`  test    ${file}`);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const withoutSource = rules.filter(({ sources }) => sources.length === 0);
const withoutTest = rules.filter(({ tests }) => tests.length === 0);
console.log(
  `\n${count(rules.length, 'rule')}; ${withoutSource.length} without a source, ${withoutTest.length} without a test, ` +
    `${count(unknown.length, 'citation')} of no rule`,
);
process.exitCode = withoutSource.length + withoutTest.length + unknown.length > 0 ? 1 : 0;
