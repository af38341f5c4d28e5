import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Frame } from './frames';

/** Gets a source map by its address. */
export type FetchSourceMap = (address: string) => Promise<Response>;

/** Finds the sources of a record's frames; a frame whose source cannot be found is returned unchanged. */
export type TraceFrames = (frames: readonly Frame[]) => Promise<readonly Frame[]>;

/** How often a failed source map is retried (rule `log.sourceMaps`). */
export const MOST_RETRIES = 3;

const PAUSE_MS = 300;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const load = async (address: string, fetchSourceMap: FetchSourceMap, retries = 0): Promise<TraceMap | undefined> => {
  try {
    const response = await fetchSourceMap(address);
    if (response.ok) return new TraceMap(await response.text());
  } catch {
    // What cannot be fetched or read is tried again, like what is refused.
  }
  if (retries === MOST_RETRIES) return undefined;
  await pause(PAUSE_MS * 2 ** retries);
  return load(address, fetchSourceMap, retries + 1);
};

const traced = (frame: Frame, map: TraceMap): Frame => {
  const { lineNumber: line, columnNumber: column } = frame;
  // Stacks count columns from 1, source maps from 0.
  const found = line > 0 ? originalPositionFor(map, { line, column: Math.max(0, column - 1) }) : undefined;
  if (!found?.source) return frame;
  return {
    functionName: found.name ?? frame.functionName,
    fileName: found.source,
    lineNumber: found.line,
    columnNumber: found.column + 1,
  };
};

/** Finds the sources behind frames of built files of `origin`. The map of a file is fetched once, even if that fails. */
export const createTracer = (fetchSourceMap: FetchSourceMap, origin: string): TraceFrames => {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  const mapOf = (fileName: string): Promise<TraceMap | undefined> => {
    const map = maps.get(fileName) ?? load(`${fileName}.map`, fetchSourceMap);
    maps.set(fileName, map);
    return map;
  };

  return (frames) =>
    Promise.all(
      frames.map(async (frame) => {
        const isOurs = frame.fileName.startsWith(`${origin}/`) && frame.fileName.endsWith('.js');
        const map = isOurs ? await mapOf(frame.fileName) : undefined;
        return map === undefined ? frame : traced(frame, map);
      }),
    );
};
