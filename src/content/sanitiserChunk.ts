import { createChunkSource } from '../state/chunkSource';

/** The sanitiser, in its own chunk: few visits need it before the first fragment. */
export const sanitiserChunk = createChunkSource(() => import(/* webpackChunkName: "overview" */ './sanitise'));
