import { statSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../../src/contract/readConfiguration';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { builtLanguages, isPseudo } from '../texts/languages';
import { locateBrand } from './brand/files';
import { brandProblems } from './brand/palette';
import { orRefuse, readJsonFile, SettingsError } from './configurationFile';
import { type OtherWords, readOtherWords } from './otherWords';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder that a setting names, as an absolute path; `undefined` if it is not set or empty. */
export const readFolder = (environment: Environment, name: string): string | undefined => {
  const folder = environment[name];
  if (!folder) return undefined;
  const setting = `${name}=${folder}`;
  const found = orRefuse(`${setting} cannot be read:`, () => statSync(folder, { throwIfNoEntry: false }));
  if (!found?.isDirectory()) throw new SettingsError(`${setting} is no folder.`);
  return path.resolve(folder);
};

/** The words of the file that PORTAL_TEXTS names, by language (rule `texts.others`). */
export const readTexts = ({ PORTAL_TEXTS: file }: Environment): OtherWords =>
  file ? orRefuse(`PORTAL_TEXTS=${file}`, () => readOtherWords(readJsonFile(file))) : {};

/** What is wrong with the languages of a configuration (rule `texts.languages`). */
const languageProblems = (
  { language, languages }: RuntimeConfiguration,
  environment: Environment,
  words: OtherWords,
): readonly string[] => {
  const known = [...builtLanguages, ...Object.keys(words)];
  const isAllowed = (name: string) => known.includes(name) && !(isPseudo(name) && environment.PORTAL_UPSTREAM);
  return [
    ...languages.filter((name) => !isAllowed(name)).map((name) => `languages: there are no texts in ${name}`),
    ...(new Set(languages).size < languages.length ? ['languages: one of them is there twice'] : []),
    ...(languages.includes(language) ? [] : [`language: ${language} is not among the languages`]),
  ];
};

/**
 * The runtime configuration of the file that PORTAL_CONFIG names.
 * @param words the operator's, as the server has read them
 */
export const readRuntimeConfiguration = (
  environment: Environment,
  words = readTexts(environment),
): RuntimeConfiguration => {
  const file = environment.PORTAL_CONFIG;
  if (!file) return defaultConfiguration;
  const setting = `PORTAL_CONFIG=${file}`;
  const { configuration, problems } = readConfiguration(orRefuse(setting, () => readJsonFile(file)));
  const refused = [
    ...problems.map(({ key, reason: why }) => `${key}: ${why}`),
    ...languageProblems(configuration, environment, words),
    ...brandProblems(configuration.brand).map((problem) => `brand: ${problem}`),
  ];
  if (refused.length > 0) throw new SettingsError(`${setting} is refused: ${refused.join('; ')}`);
  const [folder, publicPath] = [readFolder(environment, 'PORTAL_BRAND'), readPublicPath(environment)];
  const brand = orRefuse(`${setting} is refused: brand:`, () => locateBrand(configuration.brand, folder, publicPath));
  return { ...configuration, brand };
};

/** PUBLIC_PATH, below which browsers find the page and its files: with a slash at both ends. */
export const readPublicPath = ({ PUBLIC_PATH: text = '' }: Environment): string => {
  const path = text === '' || text.endsWith('/') ? text || '/' : `${text}/`;
  // No letter that a browser or a proxy would write in another way.
  if (!/^\/(?:\w[\w.~-]*\/)*$/.test(path)) {
    throw new SettingsError(`PUBLIC_PATH=${text} is not a path such as /members/.`);
  }
  return path;
};
