import { addMapping, GenMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import { findNames } from '../../src/platform/sourceNames';

const first = Function('return function*a(){return 1}')() as () => unknown;
const second = Function('return function*(){return 2}')() as () => unknown;
const unknown = () => 3;

const SCRIPT = `const x=1;\nconst y=[${first},${second}]`;

const mapped = () => {
  const map = new GenMapping();
  const at = (text: string, column: number) => ({ line: 2, column: SCRIPT.split('\n')[1]?.indexOf(text) ?? column });
  const named = at(String(first), 0);
  const nameless = at(String(second), 0);
  const source = 'webpack://portfolio-ui/./src/products/saga.ts';
  const original = { line: 80, column: 3 };
  addMapping(map, { generated: named, source, original: { line: 7, column: 0 } });
  addMapping(map, {
    generated: { line: 2, column: named.column + 9 },
    source,
    original: { line: 7, column: 9 },
    name: 'loadAll',
  });
  addMapping(map, { generated: nameless, source, original });
  return JSON.stringify(toEncodedMap(map));
};

const windowWith = (answers: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  const window = {
    location: { origin: 'http://portal.example' },
    performance: {
      getEntriesByType: (type: string) =>
        type === 'resource'
          ? [
              { name: 'http://portal.example/scripts/main.1.js' },
              { name: 'http://portal.example/scripts/main.1.json' },
              { name: 'http://portal.example/a.css' },
            ]
          : [],
    },
    fetch: async (address: string) => {
      asked.push(address);
      return new Response(answers[address] ?? '', { status: address in answers ? 200 : 404 });
    },
  } as unknown as Parameters<typeof findNames>[0];
  return { window, asked };
};

describe('The names of functions in built scripts', () => {
  it('are those of the sources, or the file and the line of a function without one', async () => {
    const { window } = windowWith({
      'http://portal.example/scripts/main.1.js': SCRIPT,
      '/sandbox/maps/scripts/main.1.js.map': mapped(),
    });
    expect([...(await findNames(window, [first, second, unknown]))]).toEqual([
      [first, 'loadAll'],
      [second, 'products/saga.ts:80'],
    ]);
  });

  it('are unknown where there are no maps', async () => {
    jest.useFakeTimers();
    const { window, asked } = windowWith({ 'http://portal.example/scripts/main.1.js': SCRIPT });
    const names = findNames(window, [first, second]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([...(await names)]).toEqual([]);
    expect(new Set(asked)).toEqual(
      new Set(['http://portal.example/scripts/main.1.js', '/sandbox/maps/scripts/main.1.js.map']),
    );
  });

  it('are unknown where there are no scripts', async () => {
    const { window, asked } = windowWith({});
    expect([...(await findNames(window, [first]))]).toEqual([]);
    expect(asked).toEqual(['http://portal.example/scripts/main.1.js']);
  });
});
