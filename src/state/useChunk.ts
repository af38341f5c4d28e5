import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Chunk } from './chunk';
import type { ConnectionPart } from './connection/slice';

/**
 * The module of a chunk, fetched when it is first drawn; `undefined` while it is loading. Throws the reason if it cannot
 * be loaded; a boundary that starts again (see {@link useReturns}) fetches it again. Rule `connection.scripts`.
 */
export const useChunk = <Module>({ load, read, subscribe }: Chunk<Module>): Module | undefined => {
  // While drawing, as `React.lazy` does: an effect would send the request one frame later.
  useState(() => void load().catch(() => undefined));
  const chunk = useSyncExternalStore(subscribe, read);
  if (chunk.status === 'failed') throw chunk.cause;
  return chunk.status === 'present' ? chunk.module : undefined;
};

/** The module of a chunk once it is here, whoever fetches it; `undefined` until then, also if it failed. */
export const usePresent = <Module>({ read, subscribe }: Pick<Chunk<Module>, 'read' | 'subscribe'>) => {
  const chunk = useSyncExternalStore(subscribe, read);
  return chunk.status === 'present' ? chunk.module : undefined;
};

/** How often the connection has come back: an error boundary around a chunk starts again with it. */
export const useReturns = (): number => useSelector(({ connection }: ConnectionPart) => connection.returns);
