import { createContext, use } from 'react';
import { textOf, type Words } from '../texts/text';

/** How many characters are shown of a name or label, and of a description. */
const most = { label: 200, description: 2_000 } as const;

type Kind = keyof typeof most;

/** The properties of an element with a service's words: cut if they would freeze the page (rule `text.bounds`). */
export const shortened = (text: string, kind: Kind = 'label') =>
  text.length <= most[kind]
    ? { children: text }
    : { children: `${text.slice(0, most[kind]).replace(/[\uD800-\uDBFF]$/, '')}…`, title: text };

/** The language of the services' words, BCP 47, if it is known not to be the page's. */
export const ServiceLanguage = createContext<string | undefined>(undefined);

/**
 * The properties of an element with words, only while rendering: a string is a service's, {@link shortened}, and marked
 * with its language (rule `texts.answers`); a message is ours.
 */
export const worded = (words: Words, kind?: Kind) => ({
  ...shortened(textOf(words), kind),
  lang: typeof words === 'string' ? use(ServiceLanguage) : undefined,
});
