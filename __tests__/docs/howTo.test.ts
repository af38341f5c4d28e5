import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyBlock, codeBlocksOf } from './codeBlocks';

// Compiling and running need their own process; how long they take depends on the load of the machine.
jest.setTimeout(600_000);

// In this order, because the tested saga belongs to the added product.
const order = ['add-a-product.md', 'test-a-saga.md'];
const howTos = readdirSync('docs/how-to').filter((name) => name.endsWith('.md'));
const documents = [...order, ...howTos.filter((name) => !order.includes(name))].map((name) => `docs/how-to/${name}`);
const blocks = [...documents, 'docs/testing.md'].flatMap(codeBlocksOf);

/** The blocks that are tests, or belong into a file of them. */
const tested = blocks.flatMap(({ title = '', text }) => (title.includes('.test.') ? [{ title, text }] : []));

const copied = ['src', 'config', 'docs', '__tests__', 'public', 'package.json', 'tsconfig.json', 'webpack.config.ts'];

/** Runs a package's program in the copy; returns its exit code and output, so that a failure shows what is wrong. */
const run = (folder: string, program: string, ...given: readonly string[]) =>
  new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    const script = path.join(folder, 'node_modules', program);
    const environment = { ...process.env, NODE_ENV: 'test' };
    execFile(process.execPath, [script, ...given], { cwd: folder, env: environment }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` }),
    );
  });

describe('The code in the documents', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'how-to-'));
    for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const block of blocks) applyBlock(block, folder);
    // As the how-to says, before somebody translates it.
    cpSync(path.join(folder, 'src/texts/en.json'), path.join(folder, 'src/texts/nl.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compiles, each block in the place that it names', async () => {
    const { code, output } = await run(folder, 'typescript/bin/tsc', '--noEmit');
    expect(code === 0 ? 'passed' : output).toBe('passed');
  });

  it('passes the lint', async () => {
    const given = ['check', '--config-path', 'config/lint', '--error-on-warnings', '--colors=off'];
    // The rest of the copy is linted where it comes from.
    const touched = [...new Set(blocks.flatMap(({ title }) => title ?? []))];
    const { code, output } = await run(folder, '@biomejs/biome/bin/biome', ...given, ...touched);
    expect(code === 0 ? 'passed' : output).toBe('passed');
  });

  it('passes its tests and those of the architecture; the other tests of our files are run where they come from', async () => {
    const files = [...new Set(tested.map(({ title }) => title))];
    const architecture = ['registry', 'layers', 'endpoints'].map((name) => `architecture/${name}.test.ts`);
    const names = tested.flatMap(({ text }) =>
      [...text.matchAll(/^(?:describe|it)\('(.+?)'/gm)].map(([, name = '']) => name),
    );
    expect(names).toContain('The Pet cover tile shows the policy number');
    const pattern = [
      ...names,
      'The registry of products',
      'The folders of src',
      'The calls of the portal',
      'The texts of the page',
    ].join('|');
    const given = [
      '--runInBand',
      '--silent',
      ...files,
      ...architecture,
      'texts/catalogues.test.ts',
      '--testNamePattern',
      pattern,
    ];
    const { code, output } = await run(folder, 'jest/bin/jest.js', ...given);
    expect(output).toMatch(/^Test Suites: 12 passed, 12 total$/m);
    expect(code).toBe(0);
  });
});

it('Adding a product takes at most fifteen files by hand: those of the how-to, and the changelog', () => {
  const inserted = codeBlocksOf('docs/how-to/add-a-product.md').flatMap(({ title }) => title ?? []);
  expect(new Set([...inserted, 'CHANGELOG.md']).size).toBeLessThanOrEqual(15);
});
