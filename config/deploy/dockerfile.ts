import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The last stage of a Dockerfile, after its steps. */
export type Image = ReturnType<typeof carryOut>;

/**
 * Carries out the steps of a Dockerfile one by one, without Docker: each stage is a folder, and the files of the
 * working directory are all that it has.
 * @param root the folder that COPY copies from
 * @throws if a step fails, or is of a kind that is not known here
 */
export const carryOut = (dockerfile: string, root: string, folder: string) => {
  const stages = new Map<string, string>();
  let stage = '';
  let environment: Record<string, string> = {};
  let command: readonly string[] = [];
  let healthcheck = '';
  for (const line of readFileSync(dockerfile, 'utf8').split('\n')) {
    const [, step = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const words = rest.split(' ');
    if (step === 'FROM') {
      stage = path.join(folder, `stage-${stages.size}`);
      mkdirSync(stage);
      stages.set(words[2] ?? 'last', stage);
      environment = {};
    } else if (step === 'ENV') {
      Object.assign(environment, Object.fromEntries(words.map((word) => word.split('=', 2))));
    } else if (step === 'COPY') {
      const [, name] = /^--from=(\w+)$/.exec(words[0] ?? '') ?? [];
      const sources = words.slice(name ? 1 : 0, -1).map((source) => source.replace(/^\/app\//, ''));
      const to = path.join(stage, words.at(-1) ?? '');
      execFileSync('cp', ['-r', ...sources, to], { cwd: name ? stages.get(name) : root });
    } else if (step === 'RUN') {
      execFileSync('sh', ['-c', rest], { cwd: stage, env: { ...process.env, ...environment }, stdio: 'inherit' });
    } else if (step === 'HEALTHCHECK') {
      healthcheck = rest.replace(/^CMD /, '');
    } else if (step === 'CMD') {
      command = JSON.parse(rest) as string[];
    } else if (step !== '' && !['WORKDIR', 'USER', 'EXPOSE'].includes(step)) {
      throw new Error(`${step} is a step that is not known here.`);
    }
  }
  return {
    /** The folder that stands for the working directory. */
    folder: stage,
    environment,
    /** What the image starts. */
    command,
    /** The command of the health check, for a shell. */
    healthcheck,
  };
};
