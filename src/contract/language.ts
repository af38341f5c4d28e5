/** The cookie in which the browser keeps the language that the member chose; the server reads it (rule `texts.choice`). */
export const LANGUAGE_COOKIE = 'portal_language';
