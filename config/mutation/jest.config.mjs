import path from 'node:path';
import unit from '../jest/jest.config.mjs';
import { part } from './parts.mjs';

const [inDocument, inNode] = unit.projects;

/** The tests that try to detect the mutants of a part. */
export default {
  ...(part.needsDocument ? inDocument : inNode),
  displayName: 'mutation',
  // Stryker wraps it, and does not know <rootDir>.
  testEnvironment: path.join(unit.rootDir, 'config/mutation/environment.mjs'),
  testMatch: part.tests.map((tests) => `<rootDir>/__tests__/${tests}`),
};
