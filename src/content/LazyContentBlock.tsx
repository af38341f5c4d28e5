import { lazy, Suspense } from 'react';
import { Boundary } from '../ui/Boundary';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable } from './ContentUnavailable';
import { ContentWaiting } from './ContentWaiting';

const ContentBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content" */ './ContentBlock')).ContentBlock,
}));

/** The {@link ContentBlock} of a tile: its script is fetched with the first fragment, as most tiles have none. */
export const LazyContentBlock = (props: ContentBlockProps) => (
  <Boundary fallback={<ContentUnavailable />}>
    <Suspense
      fallback={
        <div aria-busy="true" data-content-block="" style={{ minBlockSize: props.reserve ?? '3rem' }}>
          <ContentWaiting />
        </div>
      }
    >
      <ContentBlock {...props} />
    </Suspense>
  </Boundary>
);
