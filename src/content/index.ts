export type { ContentPlace } from './addresses';
export { ContentBanner, type ContentBannerProps } from './ContentBanner';
export { ContentBlock, type ContentBlockProps } from './ContentBlock';
export { ContentImage, type ContentImageProps, ContentPlaceContext } from './ContentImage';
export { LazyContentBlock } from './LazyContentBlock';
export { loadFragment } from './saga';
export type { HeadingLevel } from './sanitise';
export {
  type ContentCorner,
  type ContentState,
  contentReducer,
  type FragmentState,
  fragmentFailed,
  fragmentLoaded,
  fragmentRequested,
  fragmentSettled,
  selectFragment,
} from './slice';
export {
  type ContentSource,
  type ContentToken,
  type FragmentRequest,
  type FragmentSource,
  fragmentKey,
} from './source';
