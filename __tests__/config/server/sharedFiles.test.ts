import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyToShared, missingInShared } from '../../../config/server/sharedFiles';
import { makeDist, makeFolder, SCRIPT, SCRIPT_ADDRESS } from './serving';

it('A release puts its hashed files with their twins and maps there, and nothing else', () => {
  const [dist, shared] = [makeDist(), makeFolder()];
  expect(missingInShared(dist, shared)).toHaveLength(4);
  expect(copyToShared(dist, shared)).toEqual({ added: 4, present: 0 });
  expect(readdirSync(shared)).toEqual(['scripts']);
  const script = path.basename(SCRIPT_ADDRESS);
  expect(readdirSync(path.join(shared, 'scripts'))).toEqual([script, `${script}.br`, `${script}.gz`, `${script}.map`]);
  expect(readFileSync(path.join(shared, SCRIPT_ADDRESS), 'utf8')).toBe(SCRIPT);
  expect(missingInShared(dist, shared)).toEqual([]);
});

it('What is there stays as it is and gets the time of the release; a map is renewed', () => {
  const [dist, shared] = [makeDist(), makeFolder()];
  copyToShared(dist, shared);
  const target = path.join(shared, SCRIPT_ADDRESS);
  const { ino } = statSync(target);
  utimesSync(target, new Date(0), new Date(0));
  writeFileSync(path.join(dist, `${SCRIPT_ADDRESS}.map`), '{"renewed":true}');
  expect(copyToShared(dist, shared)).toEqual({ added: 1, present: 3 });
  expect(statSync(target).ino).toBe(ino);
  expect(statSync(target).mtimeMs).toBeGreaterThan(0);
  expect(readFileSync(`${target}.map`, 'utf8')).toBe('{"renewed":true}');
});
