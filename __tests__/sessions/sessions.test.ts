import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replay } from '../../src/app/sessions/replay';
import { readSession } from '../../src/app/sessions/sessionFile';
import { tellOutcome } from '../../src/app/sessions/tell';

const folder = path.resolve('__tests__/sessions');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

it('There is a dozen of recorded sessions', () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
});

it.each(files)('The recorded session %s leads to the same states as when it was recorded', (file) => {
  const session = readSession(readFileSync(path.join(folder, file), 'utf8'));
  const replayed = replay(session);
  expect(tellOutcome(session, replayed)).toEqual([`final state equal, ${session.actions.length} actions`]);
});
