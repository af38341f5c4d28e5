import { buffers, eventChannel } from 'redux-saga';
import { delay, put, race, type Saga, take, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { needsRest, pressesAccepted, restBegan } from './pressesSlice';

/** How long nothing may be pressed before presses count, in milliseconds (rule `dialog.deliberate`). */
export const REST_MS = 500;

// Presses carry no data, but the channel needs a value.
const PRESSED = 'pressed';

/** Waits until nothing has been pressed on the page for half a second; each press restarts the wait. */
export function* awaitRest(): Saga {
  const { presses } = yield* services();
  const pressed = eventChannel<typeof PRESSED>((tell) => presses.subscribe(() => tell(PRESSED)), buffers.sliding(1));
  try {
    while ((yield* race({ rested: delay(REST_MS), pressed: take(pressed) })).rested !== true) yield* put(restBegan());
    yield* put(pressesAccepted());
  } finally {
    pressed.close();
  }
}

/** Lets presses count again after something new came into view. */
export function* pressesSaga(): Saga {
  yield* takeLatest(needsRest, safely(awaitRest));
}
