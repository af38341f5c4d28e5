/** A body as it was read, or that it claims to be JSON but is not. */
export type ReadBody = { readonly body: unknown } | { readonly problem: 'bad JSON' };

/** A body by its content type: JSON parsed, a form as an object, anything else as text; no text is `undefined`. */
export const readBody = (text: string, contentType: string): ReadBody => {
  if (text === '') return { body: undefined };
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return { body: Object.fromEntries(new URLSearchParams(text)) };
  }
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(contentType)) return { body: text };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'bad JSON' };
  }
};

/** A query as the sandbox reads it: if a name is repeated, the last value counts. */
export const readQuery = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(search));
