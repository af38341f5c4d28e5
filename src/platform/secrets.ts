// What is looked for has a fixed length before its value, so that long texts take no longer than they are long.
const SECRET =
  /((?:token|password|arrearamount|policy_?no|policy_?number)(?:"|')?\s?(?:=|:|%3d)\s?(?:"|')?)[^\s&;#"',}]+/gi;

// V8 quotes what it could not parse, which may be a member's answer: `Unexpected token 'x', "{"a" x" is not valid JSON`.
const withoutQuotedJson = (text: string): string => {
  const start = text.indexOf('"');
  const end = text.lastIndexOf(' is not valid JSON');
  return start >= 0 && start < end ? text.slice(0, start) + text.slice(end) : text;
};

/**
 * A text fit for a log: the values of tokens, policy numbers and arrears are struck out behind their names, `known`
 * secrets wherever they stand, and so is the body that a parser quotes.
 */
export const withoutSecrets = (text: string, known: readonly string[] = []): string =>
  known
    // A secret of a few letters would take half of the text along.
    .filter((secret) => secret.length > 3)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), withoutQuotedJson(text))
    .replace(SECRET, '$1***');
