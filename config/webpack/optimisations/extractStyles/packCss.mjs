const COMMENT = String.raw`\/\*[^]*?\*\/`;
const STRING = String.raw`"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'`;
const ADDRESS = String.raw`url\(\s*[^"'\s)][^)]*\)`;
const WORD = String.raw`(?:\\[^]|[^\s"'{};,:>()!\\/])+`;
const TOKEN = new RegExp(`${COMMENT}|${STRING}|${ADDRESS}|${WORD}|\\s+|[{};,:>()!/]`, 'y');

/** After these a blank has no meaning, nor at the start of a style. A blank before a colon does: `a :hover`. */
const TIGHT_AFTER = new Set(['', '{', '}', ';', ',', ':', '>', '(', '/']);
/** Before these a blank has no meaning. */
const TIGHT_BEFORE = new Set(['{', '}', ';', ',', '>', ')', '!', '/']);

/** @param {string} piece */
const tokensOf = (piece) => {
  /** @type {string[]} */
  const tokens = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < piece.length; ) {
    const from = TOKEN.lastIndex;
    const [token] = TOKEN.exec(piece) ?? [];
    if (token === undefined) throw new Error(`A string of this style does not end: ${piece.slice(from)}`);
    tokens.push(token);
  }
  return tokens;
};

/** @param {string} token */
const isBlank = (token) => token.startsWith('/*') || token.trim() === '';

/**
 * Removes what has no meaning from a style: comments, blanks, the last semicolon of a block and zeros before a decimal
 * point.
 * @param {readonly string[]} pieces the text of a template around its expressions, whatever these are; they must not be
 * inside a string, a comment or an unquoted address
 * @returns {string[]} the same number of pieces, which mean the same around the same expressions
 */
export const packCss = (pieces) => {
  let before = '';
  return pieces.map((piece, index) => {
    let packed = '';
    let blank = false;
    /** @param {string} token */
    const add = (token) => {
      if (blank && !TIGHT_AFTER.has(before) && !TIGHT_BEFORE.has(token)) packed += ' ';
      if (token === '}') packed = packed.replace(/;+$/, '');
      packed += token.replace(/^(-?)0(?=\.\d)/, '$1');
      before = token;
      blank = false;
    };
    for (const token of tokensOf(piece)) {
      if (isBlank(token)) blank = true;
      else add(token);
    }
    if (index === pieces.length - 1) return packed;
    if (blank && !TIGHT_AFTER.has(before)) packed += ' ';
    before = 'expression';
    return packed;
  });
};
