import { spawnSync } from 'node:child_process';

const run = (parameter: string, seed?: string) =>
  spawnSync(process.execPath, ['config/setup/orders.mjs', parameter], {
    env: { ...process.env, ...(seed === undefined ? {} : { ORDER_SEED: seed }) },
    encoding: 'utf8',
  });

it.each(['abc', '1.5', '', '-1'])('The seed "%s" is refused: no order is tried under a wrong name', (seed) => {
  expect(run('1', seed)).toMatchObject({ status: 2, stderr: 'Which ORDER_SEED? A whole number from 0 on.\n' });
});

it.each(['0', 'many'])('The number of orders "%s" is refused', (count) => {
  expect(run(count)).toMatchObject({ status: 2, stderr: 'How many orders? A whole number from 1 on.\n' });
});
