import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { citedIn, readCitations } from '../../../config/rules/citations';
import { makeFolder } from '../server/serving';

// The word is put together here, so that this file itself cites nothing.
const rule = 'rule';
const rules = 'rules';

it.each([
  ['one id', `/** Told apart (${rule} \`gap.mode\`). */`, ['gap.mode']],
  ['a capital letter', `// R${rule.slice(1)} \`gap.mode\`.`, ['gap.mode']],
  ['several ids', `// ${rules} \`a.b\`, \`c.d\` and \`e.f\`.`, ['a.b', 'c.d', 'e.f']],
  ['two citations, once each', `// ${rule} \`a.b\`; ${rule} \`c.d\`\n// ${rule} \`a.b\``, ['a.b', 'c.d']],
  ['a line break after the word, in a block comment', ` * told by ${rule}\n   * \`a.b\`.`, ['a.b']],
  ['a line break between ids, in line comments', `// ${rules} \`a.b\`,\n  // \`c.d\`.`, ['a.b', 'c.d']],
  ['an id without the word', '// `a.b`', []],
  ['the word without an id', `// a ${rule} of \`a.b\``, []],
  ['a name without a dot', `// ${rule} \`gap\``, []],
  ['another word that ends alike', `// over${rule} \`a.b\``, []],
])('The citations of a text are found: %s', (_, text, ids) => {
  expect(citedIn(text)).toEqual(ids);
});

it('Citations of a project are grouped into sources and tests, and those of unknown rules are separate', () => {
  const root = makeFolder();
  for (const folder of ['docs', 'src/deep', 'config', 'public', '__tests__']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('docs/rules.md', '# Title\n\n- `a.b`: One.\n- no rule\n## More\n- `c.d`: Two *(ours)*.\n');
  write('src/deep/one.tsx', `// ${rules} \`a.b\`, \`x.y\`.`);
  write('__tests__/one.test.ts', `// ${rule} \`a.b\`.`);
  write('src/notes.md', `${rule} \`c.d\``);
  expect(readCitations(root)).toEqual({
    rules: [
      { id: 'a.b', words: 'One.', sources: ['src/deep/one.tsx'], tests: ['__tests__/one.test.ts'] },
      { id: 'c.d', words: 'Two *(ours)*.', sources: [], tests: [] },
    ],
    unknown: [{ id: 'x.y', file: 'src/deep/one.tsx' }],
  });
});
