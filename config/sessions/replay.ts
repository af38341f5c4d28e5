import { readFileSync } from 'node:fs';
import { replay, UnreadableRecording } from './recordings';

const [file, ...others] = process.argv.slice(2);

const fail = (words: string, code: number): void => {
  process.stderr.write(`${words}\n`);
  process.exitCode = code;
};

if (file === undefined || others.length > 0) fail('npm run replay -- FILE.json', 2);
else {
  try {
    const { isEqual, words } = replay(readFileSync(file, 'utf8'));
    process.stdout.write(`${words}\n`);
    process.exitCode = isEqual ? 0 : 1;
  } catch (cause) {
    const isExpected = cause instanceof UnreadableRecording || (cause instanceof Error && 'code' in cause);
    if (!isExpected) throw cause;
    fail(`${file}: ${cause.message}`, 1);
  }
}
