import path from 'node:path';
import unit from '../jest/jest.config.mjs';

const [inDocument] = unit.projects;

// The unit tests of what is mutated. Journeys would double them, at half a second each.
const FOLDERS = [
  'app',
  'content',
  'contract',
  'features',
  'notices',
  'platform',
  'portfolio',
  'products',
  'screens',
  'state',
];

/**
 * The tests that try to detect mutants, all in one project with a document, because Stryker brings its own environment.
 */
export default {
  ...inDocument,
  displayName: 'mutation',
  // Stryker wraps it, and does not know <rootDir>.
  testEnvironment: path.join(unit.rootDir, 'config/jest/environment.mjs'),
  testMatch: FOLDERS.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
};
