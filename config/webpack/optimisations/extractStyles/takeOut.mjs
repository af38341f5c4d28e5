import path from 'node:path';
import { parseSync } from '@swc/core';
import MagicString from 'magic-string';

const nodesIn = (value) =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(nodesIn)] : [];

/** The name that a tag starts with: `styled` of `styled.p` and of `styled(Panel)`. */
const rootName = (tag) => (tag?.type === 'Identifier' || !tag ? tag?.value : rootName(tag.object ?? tag.callee));

/** What `styled.p`, `styled('p')` or `styled(Panel)` styles, as an expression. */
const baseOf = (tag, textOf) => {
  if (tag.type === 'MemberExpression') return `'${textOf(tag.property)}'`;
  const [argument] = tag.arguments ?? [];
  return argument ? textOf(argument.expression) : '';
};

/**
 * The templates of a TypeScript module that emotion reads as CSS, in their order.
 * @returns {{ name: string, from: string, base: string, start: number, end: number }[]} what the tag starts with, such
 * as `styled`; the package that has it; for a styled element what it styles; and the place, in UTF-16 units
 */
export const styleTemplates = (source) => {
  // The parser counts bytes from an arbitrary start, which an empty statement before everything reveals.
  const { body } = parseSync(`;${source}`, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const first = body[0].span.end;
  const bytes = Buffer.from(source);
  const placeOf = ({ span }) => ({
    start: bytes.toString('utf8', 0, span.start - first).length,
    end: bytes.toString('utf8', 0, span.end - first).length,
  });
  const textOf = (node) => source.slice(placeOf(node).start, placeOf(node).end);
  const imports = new Map(
    body
      .filter(({ type, source: from }) => type === 'ImportDeclaration' && from.value.startsWith('@emotion/'))
      .flatMap(({ specifiers, source: from }) => specifiers.map(({ local }) => [local.value, from.value])),
  );
  return nodesIn(body)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && imports.has(rootName(tag)))
    .map((node) => {
      const name = rootName(node.tag);
      return { ...placeOf(node), name, from: imports.get(name), base: baseOf(node.tag, textOf) };
    });
};

/** What stands for emotion's packages in a module without styles. */
const STAND_IN = JSON.stringify(path.join(import.meta.dirname, 'styledElement.js'));

/** A module of that absolute path without its styles, each styled element with its class; and the map to the source. */
export const takeStylesOut = (source, file, classes) => {
  const templates = styleTemplates(source);
  const module = new MagicString(source);
  module.replaceAll(/(?<=^import .* from )'@emotion\/(?:styled|react)'/gm, STAND_IN);
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

/** webpack's loader, which runs before the TypeScript compiler; its option `classes` has those of each module. */
export default function stylesLoader(source) {
  const classes = this.getOptions().classes[path.relative(this.rootContext, this.resourcePath)];
  if (classes === undefined) {
    this.callback(null, source);
    return;
  }
  const { code, map } = takeStylesOut(source, this.resourcePath, classes);
  this.callback(null, code, { ...map, file: this.resourcePath });
}
