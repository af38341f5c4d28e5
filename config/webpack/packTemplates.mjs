import { parseSync } from '@swc/core';
import MagicString from 'magic-string';
import { packCss } from './packCss.mjs';

/**
 * A piece of a template's text: where it is in the source, in UTF-16 units, and the text.
 * @typedef {{ start: number, end: number, text: string }} Piece
 */

/** @typedef {Readonly<Record<string, unknown>>} Node */

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
 * The templates of a TypeScript module that emotion reads as CSS, each as its pieces around its expressions.
 * @param {string} source a module that can be parsed
 * @returns {Piece[][]}
 */
export const styleTemplates = (source) => {
  if (!source.includes('@emotion/')) return [];
  // The parser counts bytes from an arbitrary start, which an empty statement before everything reveals.
  const { body } = parseSync(`;${source}`, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const first = body[0]?.span.end ?? 0;
  const bytes = Buffer.from(source);
  /** @param {number} position */
  const unitsAt = (position) => bytes.toString('utf8', 0, position - first).length;

  const tags = new Set();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('@emotion/')) continue;
    for (const { local } of statement.specifiers) tags.add(local.value);
  }
  /** @type {Piece[][]} */
  const templates = [];
  visitAll(body, (node) => {
    if (node.type !== 'TaggedTemplateExpression' || !tags.has(rootName(node.tag))) return;
    const { quasis } = /** @type {import('@swc/core').TemplateLiteral} */ (node.template);
    templates.push(
      quasis.map(({ span }) => {
        const [start, end] = [unitsAt(span.start), unitsAt(span.end)];
        return { start, end, text: source.slice(start, end) };
      }),
    );
  });
  return templates;
};

/**
 * A module with its styles packed, and the map back to the source.
 * @param {string} source
 * @param {string} file its absolute path
 * @returns {{ code: string, map: import('magic-string').SourceMap } | undefined} undefined if there is nothing to pack
 */
export const packTemplates = (source, file) => {
  const module = new MagicString(source);
  for (const pieces of styleTemplates(source)) {
    const packed = packCss(pieces.map(({ text }) => text));
    for (const [index, { start, end, text }] of pieces.entries()) {
      const style = packed[index] ?? '';
      if (style !== text) module.update(start, end, style);
    }
  }
  if (!module.hasChanged()) return undefined;
  return {
    code: module.toString(),
    map: module.generateMap({ source: file, includeContent: true, hires: 'boundary' }),
  };
};

/**
 * webpack's loader, which runs before the TypeScript compiler: styles are formatted for reading, and the formatting
 * does not reach the browser.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 */
export default function packTemplatesLoader(source) {
  const packed = packTemplates(source, this.resourcePath);
  if (packed === undefined) this.callback(null, source);
  else this.callback(null, packed.code, { ...packed.map, file: this.resourcePath });
}
