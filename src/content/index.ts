export { ContentBanner, type ContentBannerProps } from './ContentBanner';
export { ContentBlock, type ContentBlockProps } from './ContentBlock';
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
  pictureFound,
  selectFragment,
} from './slice';
export {
  type ContentSource,
  type ContentToken,
  type FragmentRequest,
  type FragmentSource,
  fragmentKey,
} from './source';
