import { spawnSync } from 'node:child_process';

it('a state that does not exist is refused by a sentence alone', () => {
  const given = ['--import', 'tsx', 'config/screens/pictures.ts', 'no-such-state'];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([2, '', 'No state is called no-such-state.\n']);
  // A process of its own takes as long as the machine is busy.
}, 60_000);
