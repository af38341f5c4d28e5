import { createChunkSource } from '../state/chunkSource';
import { useChunk, useReturns } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable, ContentWaiting } from './ContentStates';

/** The script that draws content, with its sanitiser: few visits need it before the first fragment. */
export const contentChunk = createChunkSource(() => import(/* webpackChunkName: "overview" */ './ContentBlock'));

/** The space of a usual fragment. */
export const ContentRoom = () => (
  <div aria-hidden="true" data-content-block="" style={{ minBlockSize: 'var(--fragment, 3rem)' }} />
);

const BlockOfChunk = (props: ContentBlockProps) => {
  const chunk = useChunk(contentChunk);
  if (chunk !== undefined) return <chunk.ContentBlock {...props} />;
  return (
    <div aria-busy="true" data-content-block="" style={{ minBlockSize: props.reserve ?? 'var(--fragment, 3rem)' }}>
      <ContentWaiting />
    </div>
  );
};

/** The {@link ContentBlock} of a tile or a dialog, whose own script it is not part of. */
export const LazyContentBlock = (props: ContentBlockProps) => (
  <Boundary
    fallback={(_, drawAnew) => <ContentUnavailable name={props.name} onRetry={drawAnew} />}
    renewal={useReturns()}
  >
    <BlockOfChunk {...props} />
  </Boundary>
);
