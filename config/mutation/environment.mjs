import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import DocumentEnvironment from '../jest/environment.mjs';
import { part } from './parts.mjs';

const Environment = part.needsDocument ? DocumentEnvironment : NodeEnvironment;

/** The usual environment of a part's tests; it skips the rest of a file once one of its tests has detected a mutant. */
export default class MutationEnvironment extends Environment {
  hasDetected = false;

  handleTestEvent = ({ name, test }) => {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined || test === undefined) return;
    if (name === 'test_start' && this.hasDetected) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) this.hasDetected = true;
  };
}
