import { createChunkSource } from '../state/chunkSource';

/** The script of the extras; the page fetches it together with the first one. */
export const extrasChunk = createChunkSource(() => import(/* webpackChunkName: "overview" */ './extras'));
