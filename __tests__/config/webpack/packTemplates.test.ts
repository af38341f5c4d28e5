import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { packTemplates, styleTemplates } from '../../../config/webpack/packTemplates.mjs';

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

it('finds what emotion reads, by its imported names, and nothing else', () => {
  expect(styleTemplates(source).map((pieces) => pieces.map(({ text }) => text.trim()))).toEqual([
    ['to { rotate: 1turn; }'],
    ['animation:', '1s;'],
    ['margin: 0 0;'],
    ['color: red;'],
    [''],
  ]);
});

it('packs the styles of a module and leaves the rest unchanged', () => {
  const { code = '' } = packTemplates(source, '/src/Box.tsx') ?? {};
  expect(code.split('\n').slice(3)).toEqual([
    'const turn = keyframes`to{rotate:1turn}`;',
    'const Box = paint(Panel)<{ wide: boolean }>`animation:$' + '{turn} 1s;`;',
    'const note = other`  stays  `;',
    "export const Row = paint.div`margin:0 0;`, Text = paint('p')`color:red;`, extra = css``;",
    'after(Row);',
    '',
  ]);
});

it('maps each line to the source', () => {
  const { code = '', map } = packTemplates(source, '/src/Box.tsx') ?? {};
  const line = code.split('\n').indexOf('after(Row);') + 1;
  expect(originalPositionFor(new TraceMap(String(map)), { line, column: 6 })).toMatchObject({
    source: '/src/Box.tsx',
    line: source.split('\n').indexOf('after(Row);') + 1,
    column: 6,
  });
  expect(map?.sourcesContent).toEqual([source]);
});

it('leaves a module without styles unchanged', () => {
  expect(packTemplates('const a = css`  b  `;', '/src/a.ts')).toBeUndefined();
});
