import type { CompiledMessage } from 'icu-minify/format';
import type en from './en.json';

/** The key of one of our texts (rule `texts.catalogue`). */
export type TextKey = keyof typeof en;

/** All texts of one language, compiled (config/texts/compile.ts). */
export interface Texts {
  /** BCP 47. */
  readonly language: string;
  readonly messages: Readonly<Record<TextKey, CompiledMessage>>;
}

/** The texts, and the language in whose form numbers, amounts and times are written. */
export interface InstalledTexts extends Texts {
  /** BCP 47; `en` stands for the formats of the specification. */
  readonly forms: string;
}

let installed: InstalledTexts | undefined;

/** Sets the texts of the page, once, before anything is drawn: another language comes with another page. */
export const installTexts = (texts: InstalledTexts): void => {
  installed = texts;
};

/** @throws if nothing has been installed, as in a module that wants words before the page has started */
export const installedTexts = (): InstalledTexts => {
  if (installed === undefined) throw new Error('No texts are installed yet.');
  return installed;
};
