import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startProgram } from '../../../config/setup/program';

const node = (script: string): readonly string[] => [process.execPath, '-e', script];

it('A program has started once what it prints matches, also if that comes in parts', async () => {
  const script = "process.stdout.write('ready at ho'); setTimeout(() => console.log('me'), 50)";
  expect(await startProgram(node(script), {}, /ready at (?<place>\w+)\n/)).toMatchObject({ place: 'home' });
});

it('A program that ends too early fails with what it has printed', async () => {
  await expect(startProgram(node("console.log('no port')"), {}, /ready/)).rejects.toThrow('no port');
});

it('A program that does not exist does not start', async () => {
  await expect(startProgram(['no-such-program'], {}, /ready/)).rejects.toThrow('ENOENT');
});

it('A program ends with the process that has started it, also if a signal ends that', async () => {
  const started = node("console.log('ready'); setInterval(() => {}, 1_000)");
  const script = `import { startProgram } from './config/setup/program';
    await startProgram(${JSON.stringify(started)}, {}, /ready/);
    console.log('both are');
    setInterval(() => {}, 1_000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(parent.stdout, 'data');
  parent.kill('SIGTERM');
  // They share the stream of errors, which closes when both have ended.
  expect(await once(parent, 'close')).toEqual([143, null]);
});
