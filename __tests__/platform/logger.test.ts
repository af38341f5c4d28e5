import { createLogger, type LogConsole, type TimedEntry } from '../../src/platform/logger';

interface Over {
  readonly error?: () => void;
  readonly report?: (entry: TimedEntry) => void;
  readonly createReference?: () => string;
}

const house = (consoleLevel: number, serverLevel: number, secrets: readonly string[] = [], over: Over = {}) => {
  const printed: unknown[][] = [];
  const records: TimedEntry[] = [];
  const print =
    (method: string) =>
    (...parts: unknown[]) =>
      void printed.push([method, ...parts]);
  const console: LogConsole = {
    trace: print('trace'),
    debug: print('debug'),
    info: print('info'),
    log: print('log'),
    warn: print('warn'),
    error: over.error ?? print('error'),
  };
  const log = createLogger({
    console,
    clock: { now: () => Date.UTC(2026, 0, 2) },
    consoleLevel,
    serverLevel,
    createReference: over.createReference ?? (() => 'REF'),
    secrets: () => secrets,
    secretNames: [],
    report: over.report ?? ((record) => void records.push(record)),
  });
  return { log, printed, records };
};

const writeAll = ({ log }: ReturnType<typeof house>) => {
  for (const name of ['trace', 'debug', 'info', 'log', 'warn', 'error', 'fatal'] as const) log[name](name);
};

describe('the logger', () => {
  it('prints each level with the console method of its name, the fatal ones as errors', () => {
    const all = house(0, 7);
    writeAll(all);
    expect(all.printed).toEqual([
      ['trace', 'trace'],
      ['debug', 'debug'],
      ['info', 'info'],
      ['log', 'log'],
      ['warn', 'warn'],
      ['error', 'error', 'REF'],
      ['error', 'fatal', 'REF'],
    ]);
    expect(all.records).toEqual([]);
  });

  // Rule `log.levels`.
  it.each([0, 1, 2, 3, 4, 5, 6, 7])("reports from level %d on, whatever the console's level is", (threshold) => {
    const some = house(7, threshold);
    writeAll(some);
    expect(some.printed).toEqual([]);
    expect(some.records.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6].slice(threshold));
  });

  it('passes on the place and the message of the cause and nothing else of it', () => {
    const { log, records, printed } = house(5, 5);
    const stack = 'Error: x\n    at load (https://portal.example/main.js:10:20)';
    log.error('There was an issue', Object.assign(new Error('no luck'), { stack, answer: 'secret' }));
    expect(records).toEqual([
      {
        message: 'There was an issue',
        additional: ['no luck', 'REF'],
        reference: 'REF',
        level: 5,
        timestamp: '2026-01-02T00:00:00.000Z',
        stack,
        caller: expect.stringContaining('logger.test.ts'),
      },
    ]);
    expect(printed).toEqual([['error', 'There was an issue', 'no luck', 'REF']]);
  });

  it('accepts a cause that is a text, or none', () => {
    const { log, records } = house(7, 5);
    log.error('bare');
    log.error('with a text', 'why');
    log.error('with nothing', undefined);
    expect(records.map(({ additional, stack }) => [additional, stack])).toEqual([
      [['REF'], ''],
      [['why', 'REF'], ''],
      [['REF'], ''],
    ]);
  });

  it('reports before it prints, so that a console that throws loses nothing', () => {
    const order: string[] = [];
    const { log } = house(5, 5, [], {
      error: () => {
        order.push('printed');
        throw new Error('no console');
      },
      report: () => order.push('reported'),
    });
    expect(() => log.error('There was an issue')).toThrow('no console');
    expect(order).toEqual(['reported', 'printed']);
  });

  it('keeps the reference, even if it looks like a number to redact', () => {
    const { log, records } = house(7, 5, [], { createReference: () => 'MI3K9X2A-A12345678' });
    log.error('seen MI3K9X2A-A12345678');
    expect(records).toMatchObject([{ message: 'seen MI3K9X2A-***', additional: ['MI3K9X2A-A12345678'] }]);
  });

  it('redacts every secret, with or without its name, for the console and the server', () => {
    const { log, records, printed } = house(5, 5, ['known-secret']);
    log.error('at /x?accessToken=abc', 'XSRF-TOKEN=abc');
    log.error('known-secret', new Error('the known-secret was refused'));
    log.write({
      level: 5,
      message: 'known-secret',
      additional: ['known-secret', 'https://portal.example/?accessToken=abc'],
      stack: 'Error: known-secret\n    at load (https://portal.example/?accessToken=abc:1:2)',
      caller: 'Error\n    at known-secret (https://portal.example/?accessToken=abc:1:2)',
    });
    expect(JSON.stringify([records, printed])).not.toMatch(/abc|known-secret/);
    expect(records).toHaveLength(3);
  });
});
