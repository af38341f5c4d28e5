import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createErrorLog, LONGEST_TRACE_MS } from '../../src/platform/errorLog';
import type { LogEntry } from '../../src/platform/log';
import { CANCEL } from '../../src/platform/services';
import { builtFile, mapOfBuiltFile } from './builtFile';

let mockIsGone = false;

jest.mock('../../src/platform/sourceMaps', () => {
  if (mockIsGone) throw new Error('gone');
  return jest.requireActual('../../src/platform/sourceMaps');
});

beforeEach(() => void jest.useFakeTimers());

const STACK = `Error: x\n    at load (${builtFile}:1:11)\n    at https://elsewhere.example/a.js:3:4`;

const entry: LogEntry = {
  message: 'There was an issue',
  additional: ['no luck', 'REF'],
  reference: 'REF',
  level: 5,
  timestamp: '2026-01-02T00:00:00.000Z',
  stack: STACK,
  isPrinted: true,
  isPosted: true,
  secrets: ['known-secret'],
};

const house = (fetchSourceMap?: () => Promise<Response>) => {
  const posted: Record<string, unknown>[] = [];
  const printed: unknown[][] = [];
  const report = createErrorLog({
    window: {
      fetch: fetchSourceMap ?? (() => Promise.reject(new Error('not part of this test'))),
      console,
      location: { href: 'https://portal.example/', origin: 'https://portal.example' },
    },
    http: {
      send(_, options) {
        posted.push(options?.body as Record<string, unknown>);
        return Object.assign(Promise.resolve({ body: undefined, language: undefined }), { [CANCEL]: () => undefined });
      },
    },
    print: (...parts) => void printed.push(parts),
    clock: { now: () => 0 },
    timeoutMs: 60_000,
    configuration: {
      logger: { ...defaultConfiguration.logger, sourceMaps: fetchSourceMap !== undefined },
      content: { ...defaultConfiguration.content, arrearToken: 'owed' },
    },
    secrets: () => [],
  });
  const write = async (...entries: readonly Partial<LogEntry>[]) => {
    for (const over of entries) report({ ...entry, ...over });
    await jest.advanceTimersByTimeAsync(0);
  };
  return { write, posted, printed };
};

describe('an entry', () => {
  it('is printed with its level, posted, or both', async () => {
    const { write, posted, printed } = house();
    await write({ isPosted: false }, { level: 6, message: 'posted', isPrinted: false });
    expect(printed).toEqual([[5, 'There was an issue', 'no luck', 'REF']]);
    expect(posted).toMatchObject([{ level: 6, message: 'posted' }]);
  });

  // Rule `log.redaction`.
  it('loses every secret, with or without its name, on the console and on the server', async () => {
    const { write, posted, printed } = house();
    const frame = 'at known-secret (https://portal.example/?accessToken=abc:1:2)';
    await write(
      {
        message: 'the known-secret at /x?accessToken=abc',
        additional: ['XSRF-TOKEN=abc', 'owed: abc', 'known-secret'],
        stack: `Error: known-secret\n    ${frame}`,
      },
      { stack: '', caller: `Error\n    at a (a.js:1:1)\n    ${frame}` },
    );
    expect(JSON.stringify([posted, printed])).not.toMatch(/abc|known-secret/);
    const place = { fileName: 'https://portal.example/', lineNumber: 1 };
    expect(posted).toMatchObject([{ message: 'the *** at /x', ...place }, place]);
  });

  it('keeps its reference, even if that looks like a number to strike out', async () => {
    const { write, posted } = house();
    await write({ message: 'seen A-A12345678', additional: ['A-A12345678'], reference: 'A-A12345678' });
    expect(posted).toMatchObject([{ message: 'seen A-***', additional: ['A-A12345678'] }]);
  });
});

describe('the record of an entry', () => {
  // Rule `log.record`.
  it('has the six keys and the top frame of the error', async () => {
    const { write, posted } = house();
    await write({ caller: 'Error\n    at error (log.js:1:1)\n    at caller (caller.js:2:2)' });
    const { message, additional, level, timestamp } = entry;
    expect(posted).toEqual([{ message, additional, level, timestamp, fileName: builtFile, lineNumber: 1 }]);
  });

  it('has the place of the log call if there is no error, or one without a stack', async () => {
    const { write, posted } = house();
    const caller = 'Error\n    at error (log.js:1:1)\n    at https://portal.example/caller.js:2:2';
    await write({ stack: '', caller }, { message: 'no stack', stack: 'no stack', caller });
    const place = { fileName: 'https://portal.example/caller.js', lineNumber: 2 };
    expect(posted).toMatchObject([place, place]);
  });

  it('lists the frames if told to, after the rest, and has an empty place if that is unknown', async () => {
    const { write, posted } = house();
    await write({ listsFrames: true }, { message: 'no stack', stack: '', listsFrames: true });
    const frames = [`load@${builtFile}:1:11`, '@https://elsewhere.example/a.js:3:4'];
    expect(posted).toMatchObject([
      { additional: ['no luck', 'REF', frames] },
      { additional: ['no luck', 'REF', []], fileName: '', lineNumber: 0 },
    ]);
  });
});

describe('with source maps, a record', () => {
  // First, because what has loaded stays.
  it('is posted as it is while the script that reads them is missing, which is fetched again for the next', async () => {
    const { write, posted } = house(async () => new Response(mapOfBuiltFile));
    mockIsGone = true;
    await write({});
    mockIsGone = false;
    await write({});
    expect(posted).toMatchObject([{ fileName: builtFile }, { fileName: 'src/state/load.ts' }]);
  });

  it('has the original sources', async () => {
    const { write, posted } = house(async () => new Response(mapOfBuiltFile));
    await write({ listsFrames: true });
    const frames = ['loadSummary@src/state/load.ts:7:3', '@https://elsewhere.example/a.js:3:4'];
    expect(posted).toMatchObject([
      { fileName: 'src/state/load.ts', lineNumber: 7, additional: ['no luck', 'REF', frames] },
    ]);
  });

  it('waits for a map that never comes no longer than its time-out', async () => {
    const { write, posted } = house(() => new Promise(() => undefined));
    await write({});
    await jest.advanceTimersByTimeAsync(LONGEST_TRACE_MS - 1);
    expect(posted).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(posted).toMatchObject([{ fileName: builtFile, lineNumber: 1 }]);
  });
});
