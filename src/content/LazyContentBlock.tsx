import { useSelector } from 'react-redux';
import { createChunkSource } from '../state/chunkSource';
import { selectExtras } from '../state/extras';
import { useChunk, useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';

const blockChunk = createChunkSource(() => import(/* webpackChunkName: "overview" */ './ContentBlock'));

const BlockOfChunk = (props: ContentBlockProps) => {
  const chunk = useChunk(blockChunk);
  // Its part of the state comes with the extras.
  const { status } = useSelector(selectExtras);
  if (chunk !== undefined && status === 'loaded') return <chunk.ContentBlock {...props} />;
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
