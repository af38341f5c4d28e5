// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of sources
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../config/texts/compile';
import { sources, textsFile } from '../../config/texts/languages';
import { textProblems } from '../../config/texts/problems';
import { textValuesSource } from '../../config/texts/values';
import { wordsInSource } from './wordsInSource';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => path.join('src', name));
const everything = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const ofServer = readFileSync('config/server/largeHeads.ts', 'utf8');

// Rule `texts.catalogue`.
describe('The texts of the page', () => {
  it('have the types that their messages need', () => {
    expect(readFileSync('src/texts/textValues.ts', 'utf8')).toBe(textValuesSource(sources.en));
  });

  it.each(Object.keys(sources))('are all in %s, with the same values', (language) => {
    expect(textProblems(sources[language as keyof typeof sources], true)).toEqual([]);
  });

  it.each([
    ['lacks a key', { 'action.tryAgain': undefined }, 'action.tryAgain is missing'],
    ['has a misspelt key', { 'action.tryAgian': 'Weer' }, 'action.tryAgian is no key of en.json'],
    ['has another value', { 'start.needsScript': '{titel}' }, 'start.needsScript has the values (titel: Value), but'],
    [
      'has a misspelt form of a plural',
      { 'products.policies': '{count, plural, =0 {geen} One {een} other {#}}' },
      'products.policies has One, which is no form of a plural',
    ],
    ['is no ICU message', { 'start.loading': '{a, plural' }, 'start.loading: "{a, plural" is no ICU message'],
  ])('fail the build by file and key when a language %s', (_, change, problem) => {
    const languages: Record<string, Catalogue> = sources;
    jest.replaceProperty(languages, 'af', JSON.parse(JSON.stringify({ ...sources.af, ...change })));
    expect(() => textsFile('af')).toThrow(`src/texts/af.json: ${problem}`);
  });

  it('are each drawn somewhere', () => {
    const page = readFileSync('public/index.html', 'utf8');
    const isDrawn = (key: string): boolean => {
      const [feature = '', name = ''] = key.split(/\.(.*)/s);
      if (feature === 'start' && page.includes(`texts.${name} `)) return true;
      if (feature === 'cookies') return ofServer.includes(`words('${name}')`);
      return everything.includes(`'${key}'`) || everything.includes(`\`${feature}.\${`);
    };
    expect(Object.keys(sources.en).filter((key) => !isDrawn(key))).toEqual([]);
  });

  it('stand nowhere in the sources but in their catalogues', () => {
    expect(files.flatMap((file) => wordsInSource(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

it.each([
  ['<p>Try again</p>', 'Try again'],
  ['<p>saved</p>', 'saved'],
  ['<img alt="A car" />', 'A car'],
  ['<nav aria-label="main" />', 'main'],
  ['<p>{"Try again"}</p>', 'Try again'],
  ["const words = 'Try again';", 'Try again'],
  ['const words = `${count} policies`;', ' policies'],
  ["const words = active ? 'Done' : key;", 'Done'],
])('Words of a member are found in %s', (source, words) => {
  expect(wordsInSource('src/ui/Sample.tsx', source)).toEqual([`src/ui/Sample.tsx:1: ${words}`]);
});
