/** How many characters are shown of a name or label, and of a description. */
const most = { label: 200, description: 2_000 } as const;

/** The properties of an element with a service's words: cut if they would freeze the page (rule `text.bounds`). */
export const shortened = (text: string, kind: keyof typeof most = 'label') =>
  text.length <= most[kind]
    ? { children: text }
    : { children: `${text.slice(0, most[kind]).replace(/[\uD800-\uDBFF]$/, '')}…`, title: text };
