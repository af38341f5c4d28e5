import { type SpawnOptions, spawn } from 'node:child_process';

// Each program that is started adds one.
process.setMaxListeners(0);

/** Runs `act` when this process ends, by itself, by an error or by a signal; the latest one runs first. */
export const whenWeEnd = (act: () => void): void => void process.prependOnceListener('exit', act);

// By default they end a process without its `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, (_: NodeJS.Signals, number: number) => process.exit(128 + number));

/**
 * Starts a program that ends with this one, and waits until what it prints matches. It inherits only the PATH, because
 * other variables of this shell are not meant for it.
 * @returns the named groups of the match
 */
export const startProgram = (
  [program = '', ...parameters]: readonly string[],
  { environment, ...options }: Pick<SpawnOptions, 'cwd' | 'uid'> & { environment?: Readonly<Record<string, string>> },
  printed: RegExp,
): Promise<Readonly<Record<string, string>>> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, ...environment };
    const started = spawn(program, parameters, { ...options, env, stdio: ['ignore', 'pipe', 'inherit'] });
    whenWeEnd(() => started.kill());
    let text = '';
    started.once('error', reject);
    started.once('close', () => reject(new Error(`${program} ${parameters.join(' ')} has ended. ${text}`)));
    started.stdout.on('data', (part: Buffer) => {
      text += String(part);
      const found = printed.exec(text);
      if (found !== null) resolve(found.groups ?? {});
    });
  });
