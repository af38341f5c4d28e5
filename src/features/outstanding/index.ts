export { Outstanding } from './Outstanding';
export { outstandingSaga } from './saga';
export { outstandingReducer } from './slice';
