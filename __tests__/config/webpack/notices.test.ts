import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { noticesText, readNotice } from '../../../config/webpack/notices';
import { makeFolder } from '../server/serving';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
};

const described = (more: object) => JSON.stringify({ name: 'carousel', version: '1.2.3', ...more });

it('A package is named with its licence, and with all its texts as they are', () => {
  write({
    'package.json': described({ license: 'Apache-2.0' }),
    'NOTICE.txt': 'Contains parts of another.\r\n',
    LICENSE: 'The licence.\n',
    'index.js': 'export {};',
  });
  expect(readNotice(folder)).toBe('carousel 1.2.3 (Apache-2.0)\n\nThe licence.\n\nContains parts of another.');
});

it('A package that comes without the text of the MIT licence gets it, with its author', () => {
  write({ 'package.json': described({ license: 'MIT', author: { name: 'A. Author' } }) });
  expect(readNotice(folder)).toMatch(/\n\nCopyright \(c\) A\. Author\n\nPermission is hereby granted.*SOFTWARE\.$/s);
});

it.each([{}, { license: 'BSD-3-Clause', author: 'A. Author' }])(
  'A package of which is only known %j stops the build',
  (known) => {
    write({ 'package.json': described(known) });
    expect(() => readNotice(folder)).toThrow('carousel 1.2.3 is in the bundle, and has no text of its licence');
  },
);

it('The file lists packages by name, whatever order the bundle has them in', () => {
  expect(noticesText(['b 1.0.0', 'a 2.0.0'])).toMatch(/-\n\na 2\.0\.0\n\n-+\n\nb 1\.0\.0\n\n$/);
});
