import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

const lint = ['check', '--config-path', 'config/lint', '--error-on-warnings', '--colors=off'];

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

  it.each([
    ['compiles, each block in the place that it names', 'typescript/bin/tsc', ['--noEmit']],
    // The rest of the copy is linted where it comes from.
    ['passes the lint', '@biomejs/biome/bin/biome', [...lint, ...new Set(blocks.flatMap(({ title }) => title ?? []))]],
  ])('%s', async (_, program, given) => {
    const { code, output } = await run(folder, program, ...given);
    expect(code === 0 ? 'passed' : output).toBe('passed');
  });

  it('is in files that are there, like every path that a document names', () => {
    const all = ['docs', 'docs/how-to'].flatMap((place) =>
      readdirSync(place).flatMap((name) => (name.endsWith('.md') ? `${place}/${name}` : [])),
    );
    const named = [...all, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/(?<![\w./-])(?:src|config|docs|__tests__)\/[\w./-]*\w/g)].map(
        ([place]) => ({ document, place }),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ place }) => !existsSync(path.join(folder, place)))).toEqual([]);
  });

  it('passes its tests and those of the architecture; the other tests of our files are run where they come from', async () => {
    const files = [...new Set(tested.map(({ title }) => title))];
    const names = tested.flatMap(({ text }) =>
      [...text.matchAll(/^(?:describe|it)\('(.+?)'/gm)].map(([, name = '']) => name),
    );
    expect(names).toContain('The Pet cover tile shows the policy number');
    const ours = [
      'The registry of products',
      'The folders of src',
      'The calls of the portal',
      'The texts of the page',
      'The calls that the page starts by itself',
      'every value of a member on the screen',
    ];
    const others = [
      'architecture/registry',
      'architecture/layers',
      'contract/endpoints',
      'texts/catalogues',
      'journeys/earlyCalls',
      'journeys/privateValues',
    ];
    const given = ['--runInBand', '--silent', ...files, ...others];
    const pattern = ['--testNamePattern', [...names, ...ours].join('|')];
    const { code, output } = await run(folder, 'jest/bin/jest.js', ...given, ...pattern);
    expect(output).toMatch(/^Test Suites: 13 passed, 13 total$/m);
    expect(code).toBe(0);
  });
});

it('Adding a product takes at most fifteen files by hand: those of the how-to, and the changelog', () => {
  const inserted = codeBlocksOf('docs/how-to/add-a-product.md').flatMap(({ title }) => title ?? []);
  expect(new Set([...inserted, 'CHANGELOG.md']).size).toBeLessThanOrEqual(15);
});
