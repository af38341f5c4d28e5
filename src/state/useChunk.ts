import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Chunk } from '../platform/chunk';
import type { ConnectionPart } from './connection/slice';

/** Fetches a chunk when it is first drawn. Whoever draws it, or else needs it, handles its failure. */
export const useLoadChunk = <Module>({ load }: Chunk<Module>): void => {
  // While drawing, as `React.lazy` does: an effect would send the request one frame later.
  useState(() => void load().catch(() => undefined));
};

/**
 * The module of a chunk, fetched when it is first drawn; `undefined` while it is loading. Throws the reason if it cannot
 * be loaded; a boundary that starts again (see {@link useReturns}) fetches it again. Rule `connection.scripts`.
 */
export const useChunk = <Module>(source: Chunk<Module>): Module | undefined => {
  useLoadChunk(source);
  const chunk = useSyncExternalStore(source.subscribe, source.read);
  if (chunk.status === 'failed') throw chunk.cause;
  return chunk.status === 'present' ? chunk.module : undefined;
};

/** The module of a chunk once it is here, whoever fetches it; `undefined` until then, also if it failed. */
export const useLoadedChunk = <Module>({ read, subscribe }: Chunk<Module>): Module | undefined => {
  const chunk = useSyncExternalStore(subscribe, read);
  return chunk.status === 'present' ? chunk.module : undefined;
};

/** How often the connection has come back: an error boundary around a chunk starts again with it. */
export const useReturns = (): number => useSelector(({ connection }: ConnectionPart) => connection.returns);
