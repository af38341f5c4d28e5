import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import MagicString from 'magic-string';

/** @typedef {Readonly<Record<string, unknown>>} Node */

/**
 * A template that emotion reads as CSS; positions are in UTF-16 units.
 * @typedef {object} StyleTemplate
 * @property {string} name what its tag starts with, such as `styled` or `css`
 * @property {string} from the package that this is imported from
 * @property {string} base for a styled element: what it styles, as an expression
 * @property {number} start
 * @property {number} end
 */

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null;

/**
 * @param {unknown} value
 * @param {(node: Node) => void} visit
 */
const visitAll = (value, visit) => {
  if (!isNode(value)) return;
  visit(value);
  for (const inner of Object.values(value)) visitAll(inner, visit);
};

/**
 * The name that a tag starts with: `styled` of `styled.p` and of `styled(Panel)`.
 * @param {unknown} tag
 * @returns {unknown}
 */
const rootName = (tag) => {
  if (!isNode(tag)) return undefined;
  return tag.type === 'Identifier' ? tag.value : rootName(tag.object ?? tag.callee);
};

/**
 * What `styled.p`, `styled('p')` or `styled(Panel)` styles, as an expression.
 * @param {import('@swc/core').Expression} tag
 * @param {(node: { span: { start: number, end: number } }) => string} textOf
 */
const baseOf = (tag, textOf) => {
  if (tag.type === 'MemberExpression') return `'${textOf(tag.property)}'`;
  const [argument] = tag.type === 'CallExpression' ? tag.arguments : [];
  return argument ? textOf(/** @type {import('@swc/core').HasSpan} */ (argument.expression)) : '';
};

/**
 * The templates of a TypeScript module that emotion reads as CSS, in their order.
 * @param {string} source a module that can be parsed
 * @returns {StyleTemplate[]}
 */
export const styleTemplates = (source) => {
  // Other packages of emotion have no styles.
  if (!/@emotion\/(?:styled|react)'/.test(source)) return [];
  // The parser counts bytes from an arbitrary start, which an empty statement before everything reveals.
  const { body } = parseSync(`;${source}`, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const first = body[0]?.span.end ?? 0;
  const bytes = Buffer.from(source);
  /** @param {{ span: { start: number, end: number } }} node */
  const placeOf = ({ span }) => ({
    start: bytes.toString('utf8', 0, span.start - first).length,
    end: bytes.toString('utf8', 0, span.end - first).length,
  });

  /** @type {Map<string, string>} */
  const imports = new Map();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('@emotion/')) continue;
    for (const { local } of statement.specifiers) imports.set(local.value, statement.source.value);
  }
  /** @type {StyleTemplate[]} */
  const templates = [];
  visitAll(body, (node) => {
    if (node.type !== 'TaggedTemplateExpression' || !imports.has(String(rootName(node.tag)))) return;
    const { tag, span } = /** @type {import('@swc/core').TaggedTemplateExpression} */ (/** @type {unknown} */ (node));
    const name = String(rootName(tag));
    templates.push({
      ...placeOf({ span }),
      name,
      from: imports.get(name) ?? '',
      base: baseOf(tag, (piece) => source.slice(placeOf(piece).start, placeOf(piece).end)),
    });
  });
  return templates;
};

/** What stands for emotion's packages in a module without styles. */
const STAND_INS = {
  '@emotion/styled': fileURLToPath(new URL('styledElement.js', import.meta.url)),
  '@emotion/react': fileURLToPath(new URL('global.js', import.meta.url)),
};

/**
 * A module without its styles, and the map back to the source: a styled element keeps its class alone.
 * @param {string} source a module with templates that emotion reads
 * @param {string} file its absolute path
 * @param {readonly string[]} classes of its styled elements, in their order
 * @returns {{ code: string, map: import('magic-string').SourceMap }}
 */
export const takeStylesOut = (source, file, classes) => {
  const templates = styleTemplates(source);
  const module = new MagicString(source);
  for (const [name, standIn] of Object.entries(STAND_INS))
    module.replaceAll(new RegExp(`(?<=^import .* from )'${name}'`, 'gm'), JSON.stringify(standIn));
  const elements = templates.filter(({ from }) => from === '@emotion/styled');
  for (const { start, end } of templates.filter(({ from }) => from !== '@emotion/styled'))
    module.update(start, end, 'undefined');
  for (const [index, { name, base, start, end }] of elements.entries())
    module.update(start, end, `/* @__PURE__ */ ${name}(${base}, '${classes[index]}')`);
  return {
    code: module.toString(),
    map: module.generateMap({ source: file, includeContent: true, hires: 'boundary' }),
  };
};

/**
 * webpack's loader, which runs before the TypeScript compiler.
 * @this {import('webpack').LoaderContext<{ classes: Readonly<Record<string, readonly string[]>> }>}
 * @param {string} source
 */
export default function stylesLoader(source) {
  const classes = this.getOptions().classes[path.relative(this.rootContext, this.resourcePath)];
  if (classes === undefined) {
    this.callback(null, source);
    return;
  }
  const { code, map } = takeStylesOut(source, this.resourcePath, classes);
  this.callback(null, code, { ...map, file: this.resourcePath });
}
