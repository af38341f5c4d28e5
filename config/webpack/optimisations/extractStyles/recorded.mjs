/**
 * What the recorders have seen: by the addresses of the modules, the styled elements of each, both in the order of their
 * evaluation, with its whole style and the rules of its animations; and those that have a style which cannot
 * be taken out.
 * @type {{
 *   modules: Map<string, { style: string, keyframes: readonly string[] }[]>,
 *   staysWithEmotion: Set<string>,
 * }}
 */
export const recorded = { modules: new Map(), staysWithEmotion: new Set() };
