export { BannerHeading, type BannerHeadingProps } from './BannerHeading';
export { ContentBlock, type ContentBlockProps } from './ContentBlock';
export { LazyContentBlock } from './LazyContentBlock';
export { leftOutOrigin, offerPictureAddress, type PicturePlace } from './pictureAddress';
export { awaitFragment, contentSaga, loadFragment, tellLeftOut } from './saga';
export type { HeadingLevel } from './sanitise';
export {
  type ContentPart,
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
  lastSegment,
} from './source';
