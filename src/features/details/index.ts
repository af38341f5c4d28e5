export { Details } from './Details';
export { detailsSaga } from './saga';
export { detailsReducer } from './slice';
