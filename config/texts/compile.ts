import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** Texts as translators write them, ICU messages by their keys. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same as the page draws them. */
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>;

/** Compiles one text. @throws an error that names it, if it is no ICU message */
export const compileText = (key: string, message: string): CompiledMessage => {
  try {
    return compile(message);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${key}: "${message}" is no ICU message (${reason})`, { cause });
  }
};

/** Compiles all texts of a language; throws as {@link compileText} does. */
export const compileTexts = (texts: Catalogue): CompiledCatalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, compileText(key, message)]));
