import { readFileSync } from 'node:fs';
import path from 'node:path';
import reactErrors from '../../../config/webpack/reactErrors.mjs';

const folder = path.resolve(__dirname, '../../../node_modules/react-dom');

it('is written for this version of react-dom: check its text again before updating', () => {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe('19.3.1');
});

it('makes every error that is made on loading without a stack, keeps its message, and keeps every line where it was', () => {
  const source = readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const changed = reactErrors(source);
  const atLoading = /^(?:var| ) ?\w+ = (?:new )?Error\(/gm;
  expect(source.match(atLoading)).toHaveLength(5);
  expect(changed.match(atLoading)).toBeNull();
  expect(changed).toContain(
    'var SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } }),',
  );
  expect(changed.split('\n')).toHaveLength(source.split('\n').length);
});
