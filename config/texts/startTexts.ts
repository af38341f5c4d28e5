import format from 'icu-minify/format';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { CompiledCatalogue } from './compile';
import { textsOf } from './languages';
import { formatters } from './wordsIn';

const PREFIX = 'start.';

/** The texts that are in the page itself, without the beginning of their keys; in the language of the configuration. */
export const startTexts = (
  { language, title }: Pick<RuntimeConfiguration, 'language' | 'title'>,
  texts: CompiledCatalogue = textsOf(language) ?? {},
) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, message]) => [
        key.slice(PREFIX.length),
        String(format(message, language, { title }, { formatters })),
      ]),
  );
