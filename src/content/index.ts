/** The fragments and pictures of the content management. */
export * from './BannerHeading';
export * from './ContentBlock';
export * from './contentPath';
export * from './LazyContentBlock';
export * from './pictureAddress';
export * from './saga';
export * from './slice';
