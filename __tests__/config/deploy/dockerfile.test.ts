import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carryOut } from '../../../config/deploy/dockerfile';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docker-'));
  mkdirSync(path.join(folder, 'root/src'), { recursive: true });
  mkdirSync(path.join(folder, 'stages'));
  writeFileSync(path.join(folder, 'root/package.json'), '{}');
  writeFileSync(path.join(folder, 'root/src/a.ts'), 'a');
  writeFileSync(path.join(folder, 'root/secret'), 'secret');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const run = (...lines: string[]) => {
  const file = path.join(folder, 'Dockerfile');
  writeFileSync(file, lines.join('\n'));
  return carryOut(file, path.join(folder, 'root'), path.join(folder, 'stages'));
};

it('A stage has only what was copied into it or made in it, and the last one is the image', () => {
  const image = run(
    '# A comment',
    'FROM node:20 AS build',
    'WORKDIR /app',
    'COPY package.json ./',
    'COPY src src',
    'RUN mkdir dist && cp src/a.ts dist/a.js',
    '',
    'FROM node:20',
    'ENV PLACE=here PORT=1',
    'COPY package.json ./',
    'COPY --from=build /app/dist dist',
    'RUN printf "$PLACE" > made',
    'USER node',
    'HEALTHCHECK CMD true',
    'CMD ["node", "dist/a.js"]',
  );
  expect(readdirSync(image.folder).sort()).toEqual(['dist', 'made', 'package.json']);
  expect(readFileSync(path.join(image.folder, 'dist/a.js'), 'utf8')).toBe('a');
  expect(readFileSync(path.join(image.folder, 'made'), 'utf8')).toBe('here');
  expect(image).toMatchObject({
    environment: { PLACE: 'here', PORT: '1' },
    command: ['node', 'dist/a.js'],
    healthcheck: 'true',
  });
});

it('A step that fails, or that nothing here knows, is an error', () => {
  expect(() => run('FROM node:20', 'RUN exit 3')).toThrow('exit 3');
  rmSync(path.join(folder, 'stages'), { recursive: true });
  mkdirSync(path.join(folder, 'stages'));
  expect(() => run('FROM node:20', 'ADD https://example.com/a a')).toThrow('ADD is a step that is not known here');
  expect(existsSync(path.join(folder, 'stages/stage-0/a'))).toBe(false);
});
