import type { CompiledMessage } from 'icu-minify/format';
import { isRecord, isText } from '../../src/contract/readers';
import en from '../../src/texts/en.json' with { type: 'json' };
import { type Catalogue, compileText } from './compile';
import { pluralForms, valuesOf } from './values';

const english: Catalogue = en;

/** Whether a value is an object of texts by their keys. */
export const isCatalogue = (given: unknown): given is Catalogue =>
  isRecord(given) && Object.values(given).every((text) => typeof text === 'string');

const namesOf = (message: CompiledMessage): string =>
  Object.entries(valuesOf(message))
    .map(([name, type]) => `${name}: ${type}`)
    .sort()
    .join(', ');

// A form by any other name is never chosen.
const FORM = /^(?:=\d+|zero|one|two|few|many|other)$/;

const problemOf = (key: string, message: unknown): string | undefined => {
  const wanted = Object.hasOwn(english, key) ? english[key] : undefined;
  if (wanted === undefined) return `${key} is no key of en.json`;
  if (typeof message !== 'string') return `${key} is no text`;
  if (!isText(message)) return `${key} has no words`;
  try {
    const compiled = compileText(key, message);
    const [given, due] = [namesOf(compiled), namesOf(compileText(key, wanted))];
    if (given !== due) return `${key} has the values (${given}), but needs (${due})`;
    const unknown = pluralForms(compiled).find((form) => !FORM.test(form));
    return unknown === undefined ? undefined : `${key} has ${unknown}, which is no form of a plural`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** What is wrong with texts in place of the English ones, by keys; in a `whole` catalogue no key may be missing. */
export const textProblems = (given: unknown, whole: boolean): readonly string[] => {
  if (!isRecord(given)) return ['is no object of texts by their keys'];
  const missing = whole ? Object.keys(english).filter((key) => !Object.hasOwn(given, key)) : [];
  return [
    ...missing.map((key) => `${key} is missing`),
    ...Object.entries(given).flatMap(([key, message]) => problemOf(key, message) ?? []),
  ];
};
