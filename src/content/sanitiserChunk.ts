/** The sanitiser's module, which is a chunk of its own: few visits need it before the first fragment. */
type SanitiserModule = typeof import('./sanitise');

/** How far the chunk is. */
export type SanitiserChunk =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'present'; readonly module: SanitiserModule };

/** A chunk that is fetched when it is first needed, once. */
export interface ChunkSource {
  /** Fetches the chunk unless it is here or on its way; after a failure, anew. Rejects where it cannot be had. */
  load(): Promise<void>;
  read(): SanitiserChunk;
  subscribe(listener: () => void): () => void;
}

/** Makes the source of a chunk; `fetchModule` gets it. */
export const createChunkSource = (fetchModule: () => Promise<SanitiserModule>): ChunkSource => {
  const listeners = new Set<() => void>();
  let chunk: SanitiserChunk = { status: 'waiting' };
  let underWay: Promise<void> | undefined;

  const become = (next: SanitiserChunk): void => {
    chunk = next;
    for (const listener of listeners) listener();
  };
  const run = async (): Promise<void> => {
    try {
      become({ status: 'present', module: await fetchModule() });
    } catch (cause) {
      underWay = undefined;
      become({ status: 'failed' });
      throw cause;
    }
  };

  return {
    load() {
      if (underWay === undefined) {
        if (chunk.status === 'failed') become({ status: 'waiting' });
        underWay = run();
      }
      return underWay;
    },
    read: () => chunk,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The portal's sanitiser. */
export const sanitiserChunk = createChunkSource(() => import(/* webpackChunkName: "sanitiser" */ './sanitise'));
