import { LANGUAGE } from '../../src/contract/language';
import { isRecord } from '../../src/contract/readers';
import { type CompiledCatalogue, compileTexts } from '../texts/compile';
import { isPseudo, sources } from '../texts/languages';
import { isCatalogue, textProblems } from '../texts/problems';

/** Texts of the operator by language: in place of single ones of a language of the build, or all of another one. */
export type OtherWords = Readonly<Record<string, CompiledCatalogue>>;

// Browsers throw at a name that cannot be a language, such as es-41.
const isKnownForm = (name: string): boolean => {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
};

const isLanguage = (name: string): boolean => LANGUAGE.test(name) && isKnownForm(name) && !isPseudo(name);

/**
 * Reads the value of the file that PORTAL_TEXTS names, `{ "en": { "action.tryAgain": "Once more" } }`.
 * @throws an error that names what cannot be used
 */
export const readOtherWords = (given: unknown): OtherWords => {
  if (!isRecord(given)) throw new Error('must be an object of texts by language');
  return Object.fromEntries(
    Object.entries(given).map(([language, texts]) => {
      if (!isLanguage(language)) throw new Error(`${language} is no language such as en or af-ZA`);
      const problems = textProblems(texts, !Object.hasOwn(sources, language));
      if (problems.length > 0 || !isCatalogue(texts)) throw new Error(`${language}: ${problems.join('; ')}`);
      return [language, compileTexts(texts)];
    }),
  );
};
