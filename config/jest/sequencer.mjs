import TestSequencer from '@jest/test-sequencer';

/** The folders whose files take longest, because they start the whole application or further programs. */
const LONGEST_FIRST = [/[\\/]__tests__[\\/]docs[\\/]/, /[\\/]__tests__[\\/]journeys[\\/]/];

const rank = (file) => {
  const found = LONGEST_FIRST.findIndex((folder) => folder.test(file));
  return found === -1 ? LONGEST_FIRST.length : found;
};

/** Starts the files that take longest first; in a fresh clone jest itself only knows the size of a file. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one.path) - rank(other.path));
  }
}
