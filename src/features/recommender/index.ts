export { Recommender } from './Recommender';
export { recommenderSaga } from './saga';
export { recommenderReducer } from './slice';
