import type { Frame } from './frames';

/** The window, as far as the names of functions are found through it. */
export type NamesWindow = Pick<Window & typeof globalThis, 'fetch' | 'performance' | 'location'>;

type AnyFunction = (...given: never[]) => unknown;

// Where the server of the sandbox has the maps of the built scripts.
const mapOf = (script: string): string => `/sandbox/maps${script.slice(script.lastIndexOf('/scripts/'))}.map`;

// The name of a function stands behind these.
const BEFORE_NAME = /^(?:async\s+)?function\s*\*?\s*/;

const placeIn = (text: string, offset: number): Pick<Frame, 'lineNumber' | 'columnNumber'> => {
  const before = text.slice(0, offset).split('\n');
  return { lineNumber: before.length, columnNumber: (before.at(-1)?.length ?? 0) + 1 };
};

const textOf = async ({ fetch }: NamesWindow, script: string): Promise<string> => {
  const answer = await fetch(script);
  return answer.ok ? answer.text() : '';
};

/**
 * The names that the sources give functions of the built scripts, by the text of the functions and the source maps; of
 * one without a name the file and the line. A function that is not found, as where there are no maps, is left out.
 */
export const findNames = async <Given extends AnyFunction>(
  window: NamesWindow,
  functions: readonly Given[],
): Promise<ReadonlyMap<Given, string>> => {
  const { performance, location } = window;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = [...new Set(loaded)].filter((name) => /\/scripts\/[^/?#]+\.js$/.test(name));
  const scripts = await Promise.all(
    addresses.map(async (address) => ({ address, text: await textOf(window, address) })),
  );
  const frames = functions.flatMap((given) => {
    const source = given.toString();
    const script = scripts.find(({ text }) => text.includes(source));
    if (script === undefined) return [];
    const start = script.text.indexOf(source) + (BEFORE_NAME.exec(source)?.[0].length ?? 0);
    const frame: Frame = { functionName: '', fileName: script.address, ...placeIn(script.text, start) };
    return [{ given, frame }];
  });
  const { createTracer } = await import(/* webpackChunkName: "source-maps" */ './sourceMaps');
  const trace = createTracer((map) => window.fetch(mapOf(map.replace(/\.map$/, ''))), location.origin);
  const traced = await trace(frames.map(({ frame }) => frame));
  return new Map(
    frames.flatMap(({ given, frame }, index) => {
      const found = traced[index];
      if (found === undefined || found === frame) return [];
      const file = found.fileName.split('/').slice(-2).join('/');
      return [[given, found.functionName || `${file}:${found.lineNumber}`] as const];
    }),
  );
};
