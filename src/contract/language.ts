/** A language as configured, BCP 47: `en`, `af-ZA`. */
export const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/;

/** The cookie in which the browser keeps the language that the member chose; the server reads it (rule `texts.choice`). */
export const LANGUAGE_COOKIE = 'portal_language';
