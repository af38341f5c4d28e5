/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../../config/server/settings';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
const file = path.join(folder, 'portal.json');
afterAll(() => rmSync(folder, { recursive: true }));

const withConfiguration = (text: string) => {
  writeFileSync(file, text);
  return () => readSettings({ PORTAL_CONFIG: file });
};

it('serves this machine alone on port 4173 where nothing is set', () => {
  expect(readSettings({})).toEqual({ host: '127.0.0.1', port: 4173, configuration: defaultConfiguration });
  expect(readSettings({ PORT: '', HOST: '', PORTAL_UPSTREAM: '', PORTAL_CONFIG: '' })).toEqual(readSettings({}));
});

it.each(['x', '-1', '65536', '80.5', '0x50', ' 80', '1e3'])('refuses PORT=%s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} is not a port number`);
});

it.each(['portal', 'ftp://portal.example', 'http://', 'http://x/?a=1', 'http://x/#a'])(
  'refuses PORTAL_UPSTREAM=%s',
  (PORTAL_UPSTREAM) => {
    expect(() => readSettings({ PORTAL_UPSTREAM })).toThrow(`PORTAL_UPSTREAM=${PORTAL_UPSTREAM}`);
  },
);

it('merges the operator file over the defaults', () => {
  const { configuration } = withConfiguration('{"location":"path","content":{"origin":"https://content.example"}}')();
  expect(configuration).toEqual({
    ...defaultConfiguration,
    location: 'path',
    content: { ...defaultConfiguration.content, origin: 'https://content.example' },
  });
});

it.each([
  ['{"colour":"red"}', 'colour: '],
  ['{"location":"left"}', 'location: '],
  ['{"content":{"origin":"content.example"}}', 'content.origin: '],
  ['{"basePaths":{"portfoli":"/x"}}', 'basePaths.portfoli: '],
  ['[]', '(root): '],
  ['{', 'is not JSON'],
])('refuses the operator file %s in one line that names what is wrong', (text, named) => {
  const read = withConfiguration(text);
  expect(read).toThrow(named);
  expect(read).not.toThrow('\n');
});

it('refuses an operator file that is not there', () => {
  expect(() => readSettings({ PORTAL_CONFIG: path.join(folder, 'missing.json') })).toThrow('cannot be read');
});
