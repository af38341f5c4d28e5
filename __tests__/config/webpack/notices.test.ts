import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noticesText, readNotice } from '../../../config/webpack/notices';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'package-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
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
  const texts = ['The licence.', 'Contains parts of another.'];
  expect(readNotice(folder)).toEqual({ name: 'carousel', version: '1.2.3', licence: 'Apache-2.0', texts });
});

it('A package that comes without the text of the MIT licence gets it, with its author', () => {
  write({ 'package.json': described({ license: 'MIT', author: { name: 'A. Author' } }) });
  const [text = ''] = readNotice(folder).texts;
  expect(text).toMatch(/^Copyright \(c\) A\. Author\n\nPermission is hereby granted/);
});

it('A package whose licence is not known stops the build', () => {
  write({ 'package.json': described({}), LICENSE: 'The licence.' });
  expect(() => readNotice(folder)).toThrow('carousel 1.2.3 is in the bundle, and has no text of its licence');
  write({ 'package.json': described({ license: 'BSD-3-Clause', author: 'A. Author' }) });
  rmSync(path.join(folder, 'LICENSE'));
  expect(() => readNotice(folder)).toThrow('carousel 1.2.3 is in the bundle, and has no text of its licence');
});

it('The file lists packages by name, whatever order the bundle has them in', () => {
  const a = { name: 'a', version: '2.0.0', licence: 'MIT', texts: ['Text of a.'] };
  const b = { name: 'b', version: '1.0.0', licence: 'ISC', texts: ['Text of b.', 'Notice of b.'] };
  expect(noticesText([b, a])).toBe(noticesText([a, b]));
  expect(noticesText([b, a])).toMatch(
    /-\n\na 2\.0\.0 \(MIT\)\n\nText of a\.\n\n-+\n\nb 1\.0\.0 \(ISC\)\n\nText of b\.\n\nNotice of b\.\n\n$/,
  );
});
