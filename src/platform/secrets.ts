const SECRET = /((?:x-)?xsrf-token|accesstoken)((?:"|')?\s*(?:=|:|%3d)\s*(?:"|')?)[^\s&;#"',}]+/gi;

/** A text fit for a log: the values of the forgery token and of the access token are struck out, wherever they stand. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '$1$2***');
