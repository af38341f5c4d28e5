import { useSyncExternalStore } from 'react';
import { createChunkSource } from '../state/chunkSource';

/** The script that draws the blocks, which the page fetches after the first one; the tiles do not wait for it. */
export const overviewBlocks = createChunkSource(() => import(/* webpackChunkName: "overview" */ './OverviewBlocks'));

/** The components of the blocks, once their script is here. */
export const useOverviewBlocks = () => {
  const chunk = useSyncExternalStore(overviewBlocks.subscribe, overviewBlocks.read);
  return chunk.status === 'present' ? chunk.module : undefined;
};
