import { type Action, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { signals } from '../state/channels';
import { delay, put, race, type SagaGenerator, take, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { endNeared, sessionHeld, sessionProlonged } from '../state/session/slice';
import type { Interaction } from '../ui/InteractionGuard';
import { dialogFilled, dialogReturned, dialogShown, isUnasked, turnGiven } from './dialogsSlice';

/** Marks an event as bringing buttons into view: `createAction('x/y', () => ({ payload, ...bringsIntoView }))`. */
export const bringsIntoView = { meta: { bringsIntoView: true } } as const;

// When the session goes on, the page is back, or its warning gone: a toast's buttons are in view again too.
const isShown = isAnyOf(dialogShown, dialogReturned, sessionHeld, sessionProlonged);

// A dialog appeared, or is visible again. The warning appears once; later events only change its words.
const hasCome = (action: Action): boolean => isShown(action) || (endNeared.match(action) && action.payload.isFirst);

const needsRest = (action: Action & { readonly meta?: { readonly bringsIntoView?: unknown } }): boolean =>
  hasCome(action) || dialogFilled.match(action) || action.meta?.bringsIntoView === true;

const initialState: Interaction = { accepted: false, closable: false };

export const interactionSlice = createSlice({
  name: 'interaction',
  initialState,
  reducers: {
    /** Nothing was pressed for long enough: from now on every button counts. */
    interactionAccepted: () => ({ accepted: true, closable: true }),
    /** The dialog has been in view for long enough to be closed. */
    closingAccepted: (state) => {
      state.closable = true;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasCome, () => initialState);
    // One that was asked for is expected, so it can be closed at once.
    builder.addMatcher(isAnyOf(turnGiven, dialogShown), (_, { payload }) => ({
      accepted: false,
      closable: !isUnasked(payload.dialog),
    }));
    builder.addMatcher(needsRest, (state) => {
      state.accepted = false;
    });
  },
});

export const { interactionAccepted, closingAccepted } = interactionSlice.actions;

export const selectInteraction = interactionSlice.selectSlice;

const REST_MS = 500;

// Rule `dialog.close`.
const CLOSABLE_MS = 1_000;

// Rule `dialog.interaction`: each press restarts the wait.
function* awaitRest(): SagaGenerator {
  const { interaction } = yield* services();
  const pressed = signals(interaction.subscribe);
  try {
    for (let rested: true | undefined; rested !== true; )
      ({ rested } = yield* race({ rested: delay(REST_MS), pressed: take(pressed) }));
    yield* put(interactionAccepted());
  } finally {
    pressed.close();
  }
}

function* awaitClosable(): SagaGenerator {
  const { passed } = yield* race({ passed: delay(CLOSABLE_MS), accepted: take(interactionAccepted) });
  if (passed) yield* put(closingAccepted());
}

/** Lets buttons count again after something new came into view. */
export function* interactionSaga(): SagaGenerator {
  yield* takeLatest(needsRest, safely(awaitRest));
  yield* takeLatest(hasCome, safely(awaitClosable));
}
