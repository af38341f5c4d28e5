import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStyles } from '../../../../../config/webpack/optimisations/extractStyles/plugin';
import { makeFolder } from '../../../server/serving';

let project = '';
beforeEach(() => {
  project = makeFolder();
  writeFileSync(path.join(project, 'package.json'), '{"type": "module"}');
});

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

  const { sheet, classes } = readStyles(project);

  const [panel] = classes['src/ui/Panel.ts'] ?? [];
  const [card, row, ...others] = classes['src/ui/Card.ts'] ?? [];
  expect(others).toEqual([]);
  const turn = /@keyframes (animation-\w+)/.exec(sheet)?.[1];
  // What imports comes before what it imports, as an outer element is drawn before the inner one.
  expect(sheet).toBe(
    [
      ':root{--ink:#123;}a{margin:0;}',
      `@keyframes ${turn}{to{rotate:1turn;}}`,
      `.${card}{animation:${turn} 1s;margin:0 0;}.${card} >a{color:red;}`,
      `.${row}{order:1;}`,
      `.${panel}{animation:${turn} 1s;}`,
    ].join(''),
  );
});

const plainGlobal = "import { css } from '@emotion/react';\nexport const globalStyles = css`a { margin: 0; }`;";

// That it depends on props, is no template, is made more often than it is written, or needs a browser.
it('leaves a style that cannot be taken out to emotion, and the rest of its module', () => {
  write('GlobalStyles.tsx', plainGlobal);
  for (const [place, style] of [
    'styled.p`order: $' + '{({ place }) => place};`',
    'styled.p({ order: 1 })',
    '[1, 2].map(() => styled.p`order: 1;`)[0]',
    'document.title && styled.p`order: 1;`',
  ].entries())
    write(
      `Row${place}.ts`,
      `import styled from '@emotion/styled';\nexport const Row = ${style};\nexport const Box = styled.div\`order: 2;\`;`,
    );
  write('Text.ts', "import styled from '@emotion/styled';\nexport const Text = styled.p`order: 3;`;");
  const { sheet, classes } = readStyles(project);
  expect(Object.keys(classes)).toEqual(['src/ui/GlobalStyles.tsx', 'src/ui/Text.ts']);
  expect(sheet).toBe(`a{margin:0;}.${classes['src/ui/Text.ts']?.[0]}{order:3;}`);
});

it('leaves what is based on such a style as well, and what is put into it', () => {
  const dynamic = '$' + '{({ place }) => place}';
  write('GlobalStyles.tsx', `${plainGlobal}\nimport { turn } from './turn';\nturn;`);
  write(
    'turn.ts',
    "import { keyframes } from '@emotion/react';\nexport const turn = keyframes`to { rotate: 1turn; }`;",
  );
  write(
    'Row.ts',
    `import styled from '@emotion/styled';
     import { turn } from './turn';
     export const Row = styled.p\`animation: $\{turn} 1s; order: ${dynamic};\`;`,
  );
  write('rows.ts', "export * from './Row';");
  write(
    'Last.ts',
    "import styled from '@emotion/styled';\nimport { Row } from './rows';\nexport const Last = styled(Row)`order: 1;`;",
  );
  expect(readStyles(project)).toEqual({ sheet: '', classes: {} });
});
