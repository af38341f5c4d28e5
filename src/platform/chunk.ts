type ChunkState<Module> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'present'; readonly module: Module };

/**
 * Makes a chunk that is fetched when it is first needed. Unlike with `React.lazy`, what has loaded can be read without
 * suspending, and a chunk that failed is fetched again.
 */
export const createChunk = <Module>(fetchModule: () => Promise<Module>) => {
  const listeners = new Set<() => void>();
  let chunk: ChunkState<Module> = { status: 'waiting' };
  let underWay: Promise<Module> | undefined;

  const become = (next: ChunkState<Module>): void => {
    chunk = next;
    for (const listener of listeners) listener();
  };
  const run = async (): Promise<Module> => {
    try {
      const module = await fetchModule();
      become({ status: 'present', module });
      return module;
    } catch (cause) {
      underWay = undefined;
      become({ status: 'failed' });
      throw cause;
    }
  };

  return {
    /** Fetches the chunk unless it is loaded or loading; tries again after a failure. Rejects if it cannot be loaded. */
    load(): Promise<Module> {
      if (underWay === undefined) {
        if (chunk.status === 'failed') become({ status: 'waiting' });
        underWay = run();
      }
      return underWay;
    },
    read: () => chunk,
    /** Calls the listener whenever the result of `read` changes. Returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A chunk that is fetched when it is first needed, once. */
export type Chunk<Module> = ReturnType<typeof createChunk<Module>>;
