import { readFileSync } from 'node:fs';
import { replay } from '../../src/app/sessions/replay';
import { readSession, UnreadableSession } from '../../src/app/sessions/sessionFile';
import { tellOutcome, tellTrace } from '../../src/app/sessions/tell';

const USAGE = 'npm run replay -- FILE.json... [--trace]';

/** Replays one file and returns whether it led to the recorded states. */
const replayFile = (file: string, withTrace: boolean, isOnly: boolean): boolean => {
  const name = isOnly ? '' : `${file}: `;
  try {
    const session = readSession(readFileSync(file, 'utf8'));
    const replayed = replay(session);
    const trace = withTrace ? tellTrace(session) : [];
    process.stdout.write(
      `${[...trace, ...tellOutcome(session, replayed).map((line, at) => (at === 0 ? name : '') + line)].join('\n')}\n`,
    );
    return replayed.difference === undefined;
  } catch (cause) {
    const isExpected = cause instanceof UnreadableSession || (cause instanceof Error && 'code' in cause);
    if (!isExpected) throw cause;
    process.stderr.write(`${file}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
    return false;
  }
};

const [files, options] = [
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
  process.argv.slice(2).filter((word) => word.startsWith('--')),
];
if (files.length === 0 || options.some((option) => option !== '--trace')) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const results = files.map((file) => replayFile(file, options.length > 0, files.length === 1));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
