/**
 * Replaces @emotion/is-prop-valid, a list of every attribute of HTML and SVG (1.5 kB): the portal's styled elements
 * have no props of their own, which a test checks, so everything they receive is an attribute, except emotion's `as`.
 * @param {string} name
 */
export default (name) => name !== 'as';
