import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../../config/server/settings';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { makeFile, makeFolder } from './serving';

const withConfiguration = (text: string | Buffer) => () => readSettings({ PORTAL_CONFIG: makeFile(text) });

it('serves this machine only, on port 4173, if nothing is set', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    isLoopback: true,
    port: 4173,
    configuration: defaultConfiguration,
    otherWords: {},
    publicPath: '/',
    accessLog: false,
    shutdownMs: 25_000,
    keepAliveMs: 65_000,
    requestMs: 1_800_000,
    sendMs: 60_000,
    maxHeaderBytes: 32_768,
    maxConnections: expect.any(Number),
    adminHost: '127.0.0.1',
  });
  const names = ['PORT', 'HOST', 'ADMIN_PORT', 'PORTAL_CONFIG', 'SHUTDOWN_MS', 'ACCESS_LOG', 'SANDBOX', 'PUBLIC_PATH'];
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  expect(readSettings(blank)).toEqual(readSettings({}));
});

it('passes calls on unchanged and trusts nobody, if only PORTAL_UPSTREAM is set', () => {
  const { upstream } = readSettings({ PORTAL_UPSTREAM: 'https://portal.example/behind' });
  expect(upstream).toMatchObject({ host: 'keep', connectMs: 10_000, answerMs: 610_000 });
  expect(upstream?.address.href).toBe('https://portal.example/behind');
  expect(upstream?.trustedProxies('127.0.0.1')).toBe(false);
});

it.each([
  ['/', '/'],
  ['/members', '/members/'],
  ['/members/', '/members/'],
  ['/a/b.c_d~e-1', '/a/b.c_d~e-1/'],
])('reads PUBLIC_PATH=%s as %s', (PUBLIC_PATH, publicPath) => {
  expect(readSettings({ PUBLIC_PATH }).publicPath).toBe(publicPath);
});

const wrongPaths = 'members https://x/ //x/ /a//b/ /-/ /../ /./a/ /a/../ /a%2f/ /a?b/ /a"b/ /é/'.split(' ');

it.each([...wrongPaths, '/a b/', ' /a/'])('refuses PUBLIC_PATH=%s', (PUBLIC_PATH) => {
  expect(() => readSettings({ PUBLIC_PATH })).toThrow(`PUBLIC_PATH=${PUBLIC_PATH} is not a path`);
});

it('does not blame PORTAL_CONFIG for another setting that is wrong', () => {
  const PORTAL_CONFIG = makeFile({ brand: { name: 'Own' } });
  expect(() => readSettings({ PORTAL_CONFIG, PUBLIC_PATH: 'members' })).toThrow(/^PUBLIC_PATH=members is not a path/);
  expect(() => readSettings({ PORTAL_CONFIG, PORTAL_BRAND: '/none' })).toThrow(/^PORTAL_BRAND=\/none is no folder/);
});

it.each([
  ['SHARED_FILES', 'sharedFiles'],
  ['PORTAL_BRAND', 'brandFolder'],
] as const)('refuses a %s that is no folder, or that it cannot reach', (name, setting) => {
  const folder = makeFolder();
  expect(readSettings({ [name]: folder })[setting]).toBe(folder);
  expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
  const none = path.join(folder, 'none');
  expect(() => readSettings({ [name]: none })).toThrow(`${name}=${none} is no folder.`);
  const behindFile = path.join(makeFile({}), 'folder');
  expect(() => readSettings({ [name]: behindFile })).toThrow(/^\w+=\S+\/folder cannot be read: .*ENOTDIR/);
});

it.each(['0.0.0.0', '::', '10.0.0.5', 'portal.example', '127.0.0.1.evil.example'])(
  'serves the sandbox on HOST=%s only if SANDBOX=public is set',
  (HOST) => {
    expect(() => readSettings({ HOST })).toThrow('SANDBOX=public');
    expect(readSettings({ HOST, SANDBOX: 'public' }).isLoopback).toBe(false);
    expect(readSettings({ HOST, PORTAL_UPSTREAM: 'http://portal.example' }).isLoopback).toBe(false);
  },
);

it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('serves the sandbox on HOST=%s', (HOST) => {
  expect(readSettings({ HOST }).isLoopback).toBe(true);
});

it('refuses more calls than the open files leave connections for, unless their number is set as well', () => {
  const { readFileSync } = fs;
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((file, ...rest) =>
      file === '/proc/self/limits' ? 'Max open files  1024  4096  files' : readFileSync(file, ...rest),
    );
  expect(readSettings({})).toMatchObject({ maxConnections: 640 });
  expect(readSettings({ MAX_CALLS: '480' })).toMatchObject({ maxConnections: 480 });
  expect(() => readSettings({ MAX_CALLS: '481' })).toThrow(
    'MAX_CALLS=481 leaves 479 connections to clients, of 1024 open files: raise ulimit -n, lower MAX_CALLS, or set MAX_CONNECTIONS.',
  );
  expect(() => readSettings({ MAX_CALLS: '1000' })).toThrow('MAX_CALLS=1000 leaves 0 connections to clients');
  expect(readSettings({ MAX_CALLS: '481', MAX_CONNECTIONS: '9' })).toMatchObject({ maxConnections: 9 });
});

const wrongPorts = ['x', '-1', '65536', '80.5', '0x50', ' 80', '1e3'];

it.each([
  ...wrongPorts.map((port) => ['PORT', port]),
  ['ADMIN_PORT', '65536'],
  ['ADMIN_PORT', '4173'],
  ['SHUTDOWN_MS', '-1'],
  ['SHUTDOWN_MS', '1s'],
  ['SHUTDOWN_MS', '3600001'],
  ['MAX_HEADER_BYTES', '10'],
  ['KEEP_ALIVE_MS', '0'],
  ['KEEP_ALIVE_MS', '1.5'],
  ['REQUEST_MS', 'x'],
  ['UPSTREAM_CONNECT_MS', '0'],
  ['UPSTREAM_ANSWER_MS', 'soon'],
  ['UPSTREAM_HOST', 'other'],
  ['ACCESS_LOG', 'yes'],
  ['SANDBOX', 'private'],
])('refuses %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}=${value} is`));
});

it.each(['10.0.0.0/33', '10.0.0', 'proxy.example', '::1/129', '10.0.0.1/8/8', '10.0.0.1/', '/8'])(
  'refuses TRUSTED_PROXIES=%s',
  (entry) => {
    const read = () => readSettings({ PORTAL_UPSTREAM: 'http://x', TRUSTED_PROXIES: `10.0.0.1,${entry}` });
    expect(read).toThrow(/^TRUSTED_PROXIES: invalid (IP address|range on address): /);
  },
);

it('trusts proxies by address or range, in any notation', () => {
  const { upstream } = readSettings({
    PORTAL_UPSTREAM: 'http://x',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.7 fd00::/8,2001:db8::1',
  });
  const trusts = (address: string | undefined) => upstream?.trustedProxies(address);
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.168.1.7', 'fd12::1', '2001:db8::1', '2001:DB8:0::1']) {
    expect([address, trusts(address)]).toEqual([address, true]);
  }
  for (const address of ['11.0.0.1', '192.168.1.8', '2001:db8::2', '::ffff:11.0.0.1', '', 'x', undefined]) {
    expect([address, trusts(address)]).toEqual([address, false]);
  }
});

// A forgotten value must not show the sandbox, and a password is not repeated.
it.each([
  ...['', ' '].map((text) => [text, ' is empty: give']),
  ['https://name:word@portal.example', ' must not carry a name or a password: they would not be sent.'],
  ...['portal', 'ftp://portal.example', 'http://', 'http://x/?a=1', 'http://x/#a'].map((text) => [text, `=${text} `]),
])('refuses PORTAL_UPSTREAM=%j', (PORTAL_UPSTREAM, reason) => {
  const read = () => readSettings({ PORTAL_UPSTREAM });
  expect(read).toThrow(`PORTAL_UPSTREAM${reason}`);
  expect(read).not.toThrow('word@');
});

// What else is refused is tested where a configuration is read.
it.each([
  ['{"colour":"red"}', 'colour: '],
  ['[]', '(root): '],
  ['{', 'is not JSON'],
  ['{"title":"A","title":"B"}', 'title stands there twice'],
  ['{"content":{"ownContext":["x\\":"],"or\\u0069gin":"","origin":""}}', 'content.origin stands there twice'],
  ['{"downtime":[{"from":"","from":""}]}', 'downtime.from stands there twice'],
  [Buffer.from('{"title":"Versicherung für alle"}', 'latin1'), 'is not UTF-8'],
])('refuses the operator file %s in one line that says what is wrong', (text, named) => {
  const read = withConfiguration(text);
  expect(read).toThrow(named);
  expect(read).not.toThrow('\n');
});

it('takes keys of one name in different places, and texts that look like keys', () => {
  const text =
    '\uFEFF{"title":"\\"title\\":","brand":{"name":"title"},"paths":{},"localHosts":["title","title"],"content":{"fragments":{}}}';
  expect(withConfiguration(text)().configuration.title).toBe('"title":');
});

it('refuses an operator file that does not exist', () => {
  expect(() => readSettings({ PORTAL_CONFIG: '/missing.json' })).toThrow('cannot be read');
});
