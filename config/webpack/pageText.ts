/** The placeholder in the built page that the server replaces with the answer's nonce. */
export const NONCE = 'nonce-of-this-answer';

/** JSON for use inside a script element: `<` is escaped, so that no text in it can end the element. */
export const asElementText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
