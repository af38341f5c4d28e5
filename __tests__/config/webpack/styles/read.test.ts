import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStyles } from '../../../../config/webpack/styles/read';

let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'styles-'));
  writeFileSync(path.join(project, 'package.json'), '{"type": "module"}');
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (name: string, text: string): void => {
  mkdirSync(path.join(project, 'src/ui'), { recursive: true });
  writeFileSync(path.join(project, 'src/ui', name), text);
};

it('reads the styles of a project: global ones, animations, and each element with what it is based on', () => {
  write(
    'GlobalStyles.tsx',
    `import { css } from '@emotion/react';
     const reset = css\`a { margin: 0; }\`;
     export const globalStyles = css\`:root { --ink: \${'#123'}; } \${reset}\`;`,
  );
  write(
    'Panel.ts',
    `import { keyframes } from '@emotion/react';
     import styled from '@emotion/styled';
     const turn = keyframes\`to { rotate: 1turn; }\`;
     export const Panel = styled.section\`animation: \${turn} 1s;\`;`,
  );
  write(
    'Card.ts',
    `import styled from '@emotion/styled';
     import { Panel } from './Panel';
     export const Card = styled(Panel)\`margin: 0 0; > a { color: red; }\`;
     export const CardLink = Card.withComponent('a');
     export const Row = styled.div\`order: 1;\`;`,
  );

  const { sheet, classes } = readStyles(process.cwd(), project);

  const [panel] = classes['src/ui/Panel.ts'] ?? [];
  const [card, row, ...others] = classes['src/ui/Card.ts'] ?? [];
  expect(others).toEqual([]);
  const turn = /@keyframes (animation-\w+)/.exec(sheet)?.[1];
  // What imports comes before what it imports, as an outer element is drawn before the inner one.
  expect(sheet).toBe(
    [
      ':root{--ink:#123}a{margin:0}',
      `@keyframes ${turn}{to{rotate:1turn}}`,
      `.${card}{animation:${turn} 1s;margin:0 0;>a{color:red}}`,
      `.${row}{order:1}`,
      `.${panel}{animation:${turn} 1s}`,
    ].join(''),
  );
});

it.each([
  ['depends on props', 'styled.p`order: $' + '{({ place }) => place};`'],
  ['is not a template', 'styled.p({ order: 1 })'],
])('refuses a style that %s, because it could not be taken out', (_, style) => {
  write('GlobalStyles.tsx', 'export const globalStyles = { styles: "" };');
  write('Row.ts', `import styled from '@emotion/styled';\nexport const Row = ${style};`);
  expect(() => readStyles(process.cwd(), project)).toThrow(
    'a style is a template that depends on nothing but constants',
  );
});
