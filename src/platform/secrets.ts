const SECRET =
  /((?:[\w-]*token|password|arrearamount|policy_?(?:no|number))(?:"|')?\s*(?:=|:|%3d)\s*(?:"|')?)[^\s&;#"',}]+/gi;
// V8 quotes the beginning of what it could not parse, which may be a member's answer.
const QUOTED_JSON = /(?:, )?(?:\.{3})?".*(?= is not valid JSON)/s;

/**
 * A text fit for a log: the values of tokens, policy numbers and arrears are struck out behind their names, `known`
 * secrets wherever they stand, and so is the body that a parser quotes.
 */
export const withoutSecrets = (text: string, known: readonly string[] = []): string =>
  known
    // A secret of a few letters would take half of the text along.
    .filter((secret) => secret.length > 3)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text.replace(QUOTED_JSON, ''))
    .replace(SECRET, '$1***');
