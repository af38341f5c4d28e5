import { serializeStyles as serialize } from '../../node_modules/@emotion/serialize/dist/emotion-serialize.esm.js';

const known = new Map();

/**
 * Replaces the function of @emotion/serialize that reads and hashes an element's whole style each time the element is
 * drawn: the portal's styles do not depend on props, so each is read once.
 * @type {typeof serialize}
 */
export const serializeStyles = (pieces, registered, props) => {
  if (!pieces.every((piece) => typeof piece === 'string')) return serialize(pieces, registered, props);
  const written = pieces.length === 1 ? pieces[0] : pieces.join('');
  let style = known.get(written);
  if (style === undefined) {
    style = serialize(pieces, registered, props);
    known.set(written, style);
  }
  return style;
};
