export { Banners } from './Banners';
export { bannersSaga } from './saga';
export { bannersReducer } from './slice';
