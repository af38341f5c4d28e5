// npm run sessions: records the stories of __tests__/sessions anew.
import jest from '../jest/jest.config.mjs';

const [withDocument] = jest.projects;

export default {
  ...withDocument,
  displayName: 'sessions',
  testMatch: ['<rootDir>/config/sessions/record.ts'],
  roots: ['<rootDir>/config/sessions'],
};
