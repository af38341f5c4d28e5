/**
 * A styled element: its class, its whole style, and the rules of the animations that it uses.
 * @typedef {{ readonly className: string, readonly style: string, readonly keyframes: readonly string[] }} StyledElement
 */

/** What the recorders have seen. */
export const recorded = {
  /**
   * The styled elements of each module, by its address, both in the order of their evaluation.
   * @type {Map<string, StyledElement[]>}
   */
  modules: new Map(),
  /**
   * The modules with a style that cannot be taken out, by their addresses.
   * @type {Set<string>}
   */
  left: new Set(),
};
