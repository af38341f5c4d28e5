import { lazy, Suspense } from 'react';
import { Boundary } from '../ui/Boundary';
import type { ContentBlockProps } from './ContentBlock';
import { ContentUnavailable } from './ContentUnavailable';

const ContentBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content" */ './ContentBlock')).ContentBlock,
}));

/** The {@link ContentBlock} of a tile: its script is fetched with the first fragment, as most tiles have none. */
export const LazyContentBlock = (props: ContentBlockProps) => (
  <Boundary fallback={<ContentUnavailable />}>
    <Suspense fallback={<p style={{ minBlockSize: props.reserve ?? '3rem' }}>Loading content...</p>}>
      <ContentBlock {...props} />
    </Suspense>
  </Boundary>
);
