import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Frame } from './frames';
import type { LogSurroundings } from './log';

/** How often a failed source map is retried (rule `log.sourceMaps`). */
export const MOST_RETRIES = 3;

const PAUSE_MS = 300;

const load = async (window: LogSurroundings['window'], address: string, retries = 0): Promise<TraceMap | undefined> => {
  try {
    const response = await window.fetch(address, { method: 'GET' });
    if (response.ok) return new TraceMap(await response.text());
  } catch {
    // What cannot be fetched or read is tried again, like what is refused.
  }
  if (retries === MOST_RETRIES) return undefined;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** retries));
  return load(window, address, retries + 1);
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

/**
 * Finds the sources behind frames of the portal's own built files; a frame whose source cannot be found stays as it is.
 * The map of a file is fetched once, even if that fails.
 */
export const createTracer = (window: LogSurroundings['window']) => {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const trace = async (frame: Frame): Promise<Frame> => {
    const { fileName } = frame;
    if (!fileName.startsWith(`${window.location.origin}/`) || !fileName.endsWith('.js')) return frame;
    const loading = maps.get(fileName) ?? load(window, `${fileName}.map`);
    maps.set(fileName, loading);
    const map = await loading;
    return map === undefined ? frame : traced(frame, map);
  };
  return (frames: readonly Frame[]): Promise<readonly Frame[]> => Promise.all(frames.map(trace));
};
