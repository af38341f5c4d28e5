import { useSelector } from 'react-redux';
import { drawnWhenHere, toastDismissed, toastReworded, toastShown, warningShown } from '../../notices';
import { createChunkSource } from '../../state/chunkSource';
import { call, delay, fork, put, race, type SagaGenerator, take, takeLeading } from '../../state/effects';
import { logFailure, orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import { endNeared, endPutOff, selectIsWarned, stayRequested } from '../../state/session/slice';
import type { Message } from '../../texts/text';

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

// As the warning does, a message says how soon the end is, and goes when that is put off.
function* sayInMessage(says: Message): SagaGenerator {
  const message = toastShown('failure', says, { text: { key: 'session.stay' }, event: stayRequested() });
  const { id } = message.payload;
  yield* put(message);
  for (;;) {
    const { nearer } = yield* race({ nearer: take(endNeared), putOff: take(endPutOff) });
    if (nearer === undefined) break;
    yield* put(toastReworded({ id, text: nearer.payload.says }));
  }
  yield* put(toastDismissed({ id }));
}

// A failure is not logged, because any call would prolong the session, and nobody has asked for that.
function* open({ payload }: ReturnType<typeof endNeared>): SagaGenerator {
  const isHere = yield* orElse(function* (): SagaGenerator<boolean> {
    yield* call(script.load);
    return true;
  }, false);
  yield* isHere ? put(warningShown()) : call(sayInMessage, payload.says);
}

/** Opens the warning, or if its script cannot be loaded says the same in a message (rule `session.warning`). */
export function* watchWarning(): SagaGenerator {
  yield* fork(fetchEarly);
  yield* takeLeading(
    endNeared,
    safely(open, ({ payload }) => payload.isFirst),
  );
}
