import type { Action } from '@reduxjs/toolkit';
import { toastShown, warningShown } from '../../notices';
import { call, delay, fork, put, type SagaGenerator, takeLatest } from '../../state/effects';
import { logFailure, orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import { endNeared, stayRequested } from '../../state/session/slice';
import { warningScript } from './warningScript';

/** By then the first screen has loaded what it needs, in milliseconds. */
const FETCHED_AFTER = 10_000;

// Long before it is needed: a gateway that guards the files as well would take it for a sign of life.
function* fetchEarly(): SagaGenerator {
  const { configuration } = yield* services();
  if (configuration.session.lifetime === '') return;
  yield* delay(FETCHED_AFTER);
  try {
    yield* call(warningScript.load);
  } catch (cause) {
    yield* logFailure('There was an issue fetching a dialog', cause);
  }
}

type Nearing = ReturnType<typeof endNeared>;

const isFirst = (action: Action): action is Nearing => endNeared.match(action) && action.payload.isFirst;

// A failure is not logged, because any call would prolong the session, and nobody has asked for that.
function* open({ payload }: Nearing): SagaGenerator {
  const isHere = yield* orElse(function* (): SagaGenerator<boolean> {
    yield* call(warningScript.load);
    return true;
  }, false);
  const stay = { text: { key: 'session.stay' }, event: stayRequested() } as const;
  yield* put(isHere ? warningShown() : toastShown('failure', payload.says, stay));
}

/** Opens the warning, or if its script cannot be loaded says the same in a message (rule `session.warning`). */
export function* watchWarning(): SagaGenerator {
  yield* fork(fetchEarly);
  yield* takeLatest(isFirst, safely(open));
}
