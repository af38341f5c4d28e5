import fs, { readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { copyToShared, missingInShared } from '../../../config/server/sharedFiles';
import { ask, makeDist, makeFolder, SCRIPT, SCRIPT_ADDRESS, serveApp } from './serving';

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

it('What another user put there is copied anew, as only its owner may give it a time', () => {
  const [dist, shared] = [makeDist(), makeFolder()];
  copyToShared(dist, shared);
  const target = path.join(shared, SCRIPT_ADDRESS);
  const { ino } = statSync(target);
  const { utimesSync: setTimes } = fs;
  jest.spyOn(fs, 'utimesSync').mockImplementation((file, ...times) => {
    if (file === target) throw new Error(`EPERM: operation not permitted, utime '${target}'`);
    setTimes(file, ...times);
  });
  expect(copyToShared(dist, shared)).toEqual({ added: 2, present: 2 });
  expect(readFileSync(target, 'utf8')).toBe(SCRIPT);
  expect(statSync(target).ino).not.toBe(ino);
  expect(readdirSync(path.dirname(target))).toHaveLength(4);
});

it('What has gone from a build since the start is served from there if its name has a hash', async () => {
  const dist = makeDist();
  const origin = await serveApp({ dist, sharedFiles: makeDist() });
  for (const address of [SCRIPT_ADDRESS, '/favicon.svg']) rmSync(path.join(dist, address));
  expect(String((await ask(origin, SCRIPT_ADDRESS)).body)).toBe(SCRIPT);
  expect((await ask(origin, '/favicon.svg')).status).toBe(404);
});

it('Hashed files are served from there, also those that another release adds later', async () => {
  const shared = makeDist();
  const later = '/scripts/later.fedcba9876543210.js';
  const origin = await serveApp({ sharedFiles: shared });
  expect((await ask(origin, later)).status).toBe(404);
  writeFileSync(path.join(shared, later), SCRIPT);
  writeFileSync(path.join(shared, `${later}.br`), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(shared, `${later}.map`), 'secret');
  writeFileSync(path.join(shared, 'scripts/plain.js'), 'secret');
  const linked = '/scripts/linked.fedcba9876543210.js';
  symlinkSync('../../secret.txt', path.join(shared, linked));
  const { status, headers, body } = await ask(origin, later, { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(String(brotliDecompressSync(body))).toBe(SCRIPT);
  const notServed = [`${later}.map`, `${later}.br`, '/scripts/plain.js', '/scripts/..%2f..%2fsecret.txt'];
  for (const address of [linked, ...notServed]) {
    expect([address, String((await ask(origin, address)).body).includes('secret')]).toEqual([address, false]);
  }
});
