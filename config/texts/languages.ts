import { createHash } from 'node:crypto';
import af from '../../src/texts/af.json' with { type: 'json' };
import en from '../../src/texts/en.json' with { type: 'json' };
import { type Catalogue, type CompiledCatalogue, compileTexts } from './compile';
import { textProblems } from './problems';
import { pseudoLanguages, pseudoTexts } from './pseudo';

/** The texts of each language of the build; English is the source of the others. */
export const sources = {
  en,
  af,
} as const satisfies Readonly<Record<string, Catalogue>>;

const isSource = (language: string): language is keyof typeof sources => Object.hasOwn(sources, language);

/** Whether nobody speaks it (config/texts/pseudo.ts). */
export const isPseudo = (language: string): language is keyof typeof pseudoLanguages =>
  Object.hasOwn(pseudoLanguages, language);

const compiled = new Map<string, CompiledCatalogue>();

const checked = (language: keyof typeof sources): Catalogue => {
  const problems = textProblems(sources[language], true);
  if (problems.length > 0) throw new Error(`src/texts/${language}.json: ${problems.join('; ')}`);
  return sources[language];
};

/** The texts of a language of the build, compiled; undefined for any other language. @throws an error that names each bad key */
export const textsOf = (language: string): CompiledCatalogue | undefined => {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  if (!isSource(language) && !isPseudo(language)) return undefined;
  const texts = isSource(language) ? compileTexts(checked(language)) : pseudoTexts(compileTexts(en), language);
  compiled.set(language, texts);
  return texts;
};

/** The languages of the build. */
export const builtLanguages: readonly string[] = [...Object.keys(sources), ...Object.keys(pseudoLanguages)];

/** The script that gives a page the texts of a language of the build, by its path; undefined for any other language. */
export const textsFile = (language: string) => {
  const texts = textsOf(language);
  if (texts === undefined) return undefined;
  // What only the server says is not for the page.
  const ofPage = Object.entries(texts).filter(([key]) => !key.startsWith('cookies.'));
  const content = `window.portalTexts=${JSON.stringify(Object.fromEntries(ofPage))};`;
  const digest = createHash('sha256').update(content).digest();
  const name = `texts/${language}.${digest.toString('hex').slice(0, 16)}.js`;
  return { name, content, integrity: `sha256-${digest.toString('base64')}` };
};

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The direction in which a language is written, as `dir` says it: that of its script, which most names leave out. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
