// npm run sessions: records the stories anew. Not among the tests, because an old session is worth more than a new one.
import jest from '../jest/jest.config.mjs';

const [withDocument] = jest.projects;

export default {
  ...withDocument,
  displayName: 'sessions',
  testMatch: ['<rootDir>/config/sessions/record.ts'],
  roots: ['<rootDir>/config/sessions'],
};
