import { spawnSync } from 'node:child_process';

// Each command needs its own process; how long that takes depends on the load of the machine.
jest.setTimeout(60_000);

it.each([
  ['pictures', ['--language', 'de'], 'There are no texts in de.\n'],
  ['accessibility', ['no-such-state'], 'No state is called no-such-state.\n'],
])('%s of %j are refused by a sentence alone', (command, words, sentence) => {
  const given = ['--import', 'tsx', `config/screens/${command}.ts`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([2, '', sentence]);
});
