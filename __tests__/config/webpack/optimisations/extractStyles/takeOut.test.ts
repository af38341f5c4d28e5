import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { styleTemplates, takeStylesOut } from '../../../../../config/webpack/optimisations/extractStyles/takeOut.mjs';

const source = `import { css, keyframes } from '@emotion/react';
import paint from '@emotion/styled';
// äöü 😀: what comes before a template may be longer in bytes than in letters.
const turn = keyframes\`
  to { rotate: 1turn; }
\`;
const Box = paint(Panel)<{ wide: boolean }>\`
  animation: \${turn} 1s;
\`;
const note = other\`  stays  \`;
export const Row = paint.div\`
  margin: 0 0;
\`, Text = paint('p')\`
  color: red;
\`, extra = css\`\`;
after(Row);
`;
const classes = ['css-a', 'css-b', 'css-c'];

it('finds what emotion reads, by its imported names, and nothing else', () => {
  expect(styleTemplates(source).map(({ start, end }) => source.slice(start, end))).toEqual([
    'keyframes`\n  to { rotate: 1turn; }\n`',
    `paint(Panel)<{ wide: boolean }>\`\n  animation: \${turn} 1s;\n\``,
    'paint.div`\n  margin: 0 0;\n`',
    "paint('p')`\n  color: red;\n`",
    'css``',
  ]);
});

it('leaves what is styled and its class, and the rest unchanged', () => {
  const { code } = takeStylesOut(source, '/src/Box.tsx', classes);
  const [pieces, elements, , ...rest] = code.split('\n');
  expect(pieces).toMatch(/^import \{ css, keyframes \} from ".*extractStyles\/styledElement\.js";$/);
  expect(elements).toMatch(/^import paint from ".*extractStyles\/styledElement\.js";$/);
  expect(rest).toEqual([
    'const turn = undefined;',
    "const Box = /* @__PURE__ */ paint(Panel, 'css-a');",
    'const note = other`  stays  `;',
    "export const Row = /* @__PURE__ */ paint('div', 'css-b'), Text = /* @__PURE__ */ paint('p', 'css-c'), extra = undefined;",
    'after(Row);',
    '',
  ]);
});

it('maps each line to the source', () => {
  const { code, map } = takeStylesOut(source, '/src/Box.tsx', classes);
  const line = code.split('\n').indexOf('after(Row);') + 1;
  expect(originalPositionFor(new TraceMap(String(map)), { line, column: 6 })).toMatchObject({
    source: '/src/Box.tsx',
    line: source.split('\n').indexOf('after(Row);') + 1,
    column: 6,
  });
  expect(map.sourcesContent).toEqual([source]);
});

it('finds nothing in a module without emotion', () => {
  expect(styleTemplates('const a = css`  b  `;')).toEqual([]);
});
