import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { createChunkSource } from '../state/chunkSource';
import { selectExtras } from '../state/extras';

/** The script of the blocks; everything but the products is in it, so that the tiles need not wait for it. */
export const overviewBlocks = createChunkSource(() => import(/* webpackChunkName: "overview" */ './OverviewBlocks'));

/** The blocks, once their script is here and their parts of the state exist. */
export const useOverviewBlocks = () => {
  const { status } = useSelector(selectExtras);
  const chunk = useSyncExternalStore(overviewBlocks.subscribe, overviewBlocks.read);
  return status === 'loaded' && chunk.status === 'present' ? chunk.module : undefined;
};
