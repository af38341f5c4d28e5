import { createTracer, MOST_RETRIES } from '../../src/platform/sourceMaps';
import { builtFile, mapOfBuiltFile } from './builtFile';

beforeEach(() => void jest.useFakeTimers());

const frame = { functionName: 't', fileName: builtFile, lineNumber: 1, columnNumber: 11 };
const source = { functionName: 'loadSummary', fileName: 'src/state/load.ts', lineNumber: 7, columnNumber: 3 };

const house = (answers: readonly (() => Response | Promise<Response>)[]) => {
  const asked: string[] = [];
  const trace = createTracer({
    console,
    location: { href: '', origin: 'https://portal.example' },
    fetch: async (address) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(String(address));
      if (answer === undefined) throw new Error('nothing to answer');
      return answer();
    },
  });
  return { trace, asked };
};

const good = () => new Response(mapOfBuiltFile);
// What a broken service sends beside its status is no map, even if it looks like one.
const down = () => new Response(mapOfBuiltFile, { status: 503 });

describe('source maps', () => {
  it('are fetched once for all frames and records of a file', async () => {
    const { trace, asked } = house([good]);
    await expect(Promise.all([trace([frame, frame]), trace([frame])])).resolves.toEqual([[source, source], [source]]);
    await expect(trace([frame])).resolves.toEqual([source]);
    expect(asked).toEqual([`${builtFile}.map`]);
  });

  // Rule `log.sourceMaps`.
  it.each([
    ['is refused', down],
    ['is not a map', () => new Response('<!doctype html>')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are given up after three retries, for good, if one %s', async (_, answer) => {
    const { trace, asked } = house([answer]);
    const traced = trace([frame, frame]);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(traced).resolves.toEqual([frame, frame]);
    await expect(trace([frame])).resolves.toEqual([frame]);
    expect(asked).toHaveLength(1 + MOST_RETRIES);
  });

  it('are asked for again after longer and longer pauses', async () => {
    const { trace, asked } = house([down, down, down, good]);
    const traced = trace([frame]);
    const counts: number[] = [];
    for (const pause of [299, 1, 599, 1, 1_199, 1]) {
      await jest.advanceTimersByTimeAsync(pause);
      counts.push(asked.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    await expect(traced).resolves.toEqual([source]);
  });

  it.each([
    'https://elsewhere.example/scripts/main.js',
    'https://portal.example.evil.example/scripts/main.js',
    'chrome-extension://abc/content.js',
    'https://portal.example/',
    '<anonymous>',
    '',
  ])('are not requested for %j', async (fileName) => {
    const { trace, asked } = house([good]);
    await expect(trace([{ ...frame, fileName }])).resolves.toEqual([{ ...frame, fileName }]);
    expect(asked).toEqual([]);
  });

  it('leave an unknown place unchanged', async () => {
    const { trace } = house([good]);
    const unknown = [
      { ...frame, lineNumber: 99 },
      { ...frame, lineNumber: 0, columnNumber: 0 },
    ];
    await expect(trace(unknown)).resolves.toEqual(unknown);
  });
});
