/** Unit tests: jsdom with the Web-platform globals of Node, TypeScript compiled by swc, console output forbidden. */
export default {
  rootDir: '../..',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: '<rootDir>/config/jest/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/config/jest/testSetUp.ts'],
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
  transformIgnorePatterns: ['/node_modules/(?!(@redux-devtools/instrument|error-stack-parser-es)/)'],
  restoreMocks: true,
};
