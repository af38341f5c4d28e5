import { useSelector } from 'react-redux';
import { drawnWhenHere, toastDismissed, toastReworded, toastShown, warningShown } from '../../notices';
import { createChunk } from '../../state/chunk';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLeading } from '../../state/effects';
import { logFailure, orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import { endNeared, endPutOff, selectIsWarned, stayChosen, stayFailed } from '../../state/session/slice';
import type { Message } from '../../texts/text';

const script = createChunk(() =>
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

const toastOf = (says: Message) => toastShown('warning', says, { text: { key: 'session.stay' }, event: stayChosen() });

// As the warning does, a message says how soon the end is, or that staying failed, and goes when the end is put off.
function* sayInMessage(says: Message): SagaGenerator {
  let toast = yield* put(toastOf(says));
  for (;;) {
    const { nearer, failed } = yield* race({
      nearer: take(endNeared),
      failed: take(stayFailed),
      putOff: take(endPutOff),
    });
    const { id } = toast.payload;
    if (nearer !== undefined) {
      yield* put(toastReworded({ id, text: nearer.payload.says }));
      continue;
    }
    yield* put(toastDismissed({ id }));
    if (failed === undefined) return;
    // The press on its button has removed the one before.
    toast = yield* put(toastOf({ key: 'session.stayFailed' }));
  }
}

// A failure is not logged, because any call would prolong the session, and nobody has asked for that.
function* open({ payload }: ReturnType<typeof endNeared>): SagaGenerator {
  const isHere = yield* orElse(function* (): SagaGenerator<boolean> {
    yield* call(script.load);
    return true;
  }, false);
  // Meanwhile the session may have been used in another tab.
  if (!(yield* select(selectIsWarned))) return;
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
