import { createChunkSource } from '../state/chunkSource';
import { useChunk, useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';

const blockChunk = createChunkSource(() => import(/* webpackChunkName: "overview" */ './ContentBlock'));

const BlockOfChunk = (props: ContentBlockProps) => {
  const chunk = useChunk(blockChunk);
  if (chunk !== undefined) return <chunk.ContentBlock {...props} />;
  return (
    <div aria-busy="true" data-content-block="" style={{ minBlockSize: props.reserve ?? 'var(--fragment, 3rem)' }}>
      <ContentWaiting />
    </div>
  );
};

/** The {@link ContentBlock} of a tile: its script is fetched with the first fragment, because most tiles have none. */
export const LazyContentBlock = (props: ContentBlockProps) => (
  <Boundary fallback={(_, drawAnew) => <ContentUnavailable onRetry={drawAnew} />} renewal={useReturns()}>
    <BlockOfChunk {...props} />
  </Boundary>
);
