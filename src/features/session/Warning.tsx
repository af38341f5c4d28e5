import { useSelector } from 'react-redux';
import { drawnWhenHere, toastShown, warningShown } from '../../notices';
import { createChunkSource } from '../../state/chunkSource';
import { call, delay, fork, put, type SagaGenerator, takeLeading } from '../../state/effects';
import { logFailure, orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import { endNeared, selectIsWarned, stayRequested } from '../../state/session/slice';

const script = createChunkSource(() =>
  import(/* webpackChunkName: "dialogs" */ './SessionWarning').then(({ SessionWarning }) => SessionWarning),
);

const Drawn = drawnWhenHere(script);

/** Where the warning before the end of the session is drawn, above whatever else is open (rule `session.warning`). */
export const Warning = () => (useSelector(selectIsWarned) ? <Drawn /> : null);

/** By then the first screen has loaded what it needs, in milliseconds. */
const FETCHED_AFTER = 10_000;

// Long before it is needed: a gateway that guards the files as well would take it for a sign of life.
function* fetchEarly(): SagaGenerator {
  const { configuration } = yield* services();
  if (configuration.session.lifetime === '') return;
  yield* delay(FETCHED_AFTER);
  try {
    yield* call(script.load);
  } catch (cause) {
    yield* logFailure('There was an issue fetching a dialog', cause);
  }
}

// A failure is not logged, because any call would prolong the session, and nobody has asked for that.
function* open({ payload }: ReturnType<typeof endNeared>): SagaGenerator {
  const isHere = yield* orElse(function* (): SagaGenerator<boolean> {
    yield* call(script.load);
    return true;
  }, false);
  const stay = { text: { key: 'session.stay' }, event: stayRequested() } as const;
  yield* put(isHere ? warningShown() : toastShown('failure', payload.says, stay));
}

/** Opens the warning, or if its script cannot be loaded says the same in a message (rule `session.warning`). */
export function* watchWarning(): SagaGenerator {
  yield* fork(fetchEarly);
  yield* takeLeading(
    endNeared,
    safely(open, ({ payload }) => payload.isFirst),
  );
}
