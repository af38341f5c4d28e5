import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Chunk } from '../platform/chunk';
import type { ConnectionPart } from './connection/slice';

/** How often the connection has come back. */
export const useReturns = (): number => useSelector(({ connection }: ConnectionPart) => connection.returns);

/**
 * A chunk as it is, fetched when it is first drawn, and if it failed, when it is drawn anew or the connection is back
 * (rule `connection.scripts`). Whoever else needs it records the failure.
 */
export const useChunk = <Module>({ load, read, subscribe }: Chunk<Module>): ReturnType<typeof read> => {
  const returns = useReturns();
  // Before the browser paints: another effect would send the request one frame later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return of the connection is a reason to fetch it
  useLayoutEffect(() => void load().catch(() => undefined), [load, returns]);
  return useSyncExternalStore(subscribe, read);
};

/** The module of a chunk once it is here, whoever fetches it; `undefined` until then, also if it failed. */
export const useLoadedChunk = <Module>({ read, subscribe }: Chunk<Module>): Module | undefined => {
  const chunk = useSyncExternalStore(subscribe, read);
  return chunk.status === 'present' ? chunk.module : undefined;
};
