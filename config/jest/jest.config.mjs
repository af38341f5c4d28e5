import { root as rootDir } from '../setup/run.mjs';

const tests = '<rootDir>/__tests__';

/** What all unit tests share: TypeScript compiled by swc, console output forbidden. */
const shared = {
  rootDir,
  roots: [tests],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFilesAfterEnv: ['<rootDir>/config/jest/testSetUp.ts', '<rootDir>/config/jest/noWaiting.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '^.+\\.(mjs|[jt]sx?)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that publish ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@redux-devtools/instrument|error-stack-parser-es|icu-minify|@formatjs)/)',
  ],
  restoreMocks: true,
};

export default {
  rootDir,
  // By default jest leaves one processor free, which is half of two.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/config/jest/sequencer.mjs',
  projects: [
    {
      ...shared,
      // A document costs a third of a second per file.
      displayName: 'document',
      testMatch: [`${tests}/**/*.test.tsx`],
      testEnvironment: '<rootDir>/config/jest/environment.mjs',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '@testing-library/jest-dom'],
    },
    {
      ...shared,
      displayName: 'node',
      testMatch: [`${tests}/**/*.test.ts`],
      testEnvironment: 'node',
    },
  ],
};
