import { call, put, type Saga, services } from '../effects';
import { sessionEnded } from './slice';

/** Says once that the session has ended, at the first answer that tells so. */
export function* sessionSaga(): Saga {
  const { session, page } = yield* services();
  yield* call(session.ended);
  yield* put(sessionEnded({ page: page.path }));
}
