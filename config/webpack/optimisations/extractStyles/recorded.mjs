/**
 * A styled element: its class, its whole style, and the rules of the animations that it uses.
 * @typedef {{
 *   readonly className: string,
 *   readonly style: string,
 *   readonly keyframes: readonly string[],
 * }} StyledElement
 */

/** @type {Map<string, StyledElement[]>} */
const modules = new Map();

/** @type {Set<string>} */
const left = new Set();

/** What the recorders have seen. */
export const recorded = {
  /** The styled elements of each module, by its address, both in the order of their evaluation. */
  modules,
  /** The modules with a style that cannot be taken out, by their addresses. */
  left,
  /**
   * @param {string} module
   * @param {StyledElement} element
   */
  add: (module, element) => {
    const elements = modules.get(module) ?? [];
    elements.push(element);
    modules.set(module, elements);
  },
  /**
   * The rules of the animations in a style; emotion chains them to it.
   * @param {{ readonly next?: unknown }} style
   * @returns {readonly string[]}
   */
  keyframesOf: ({ next }) => {
    if (typeof next !== 'object' || next === null || !('styles' in next)) return [];
    return [String(next.styles), ...recorded.keyframesOf(next)];
  },
};
