import { type Action, createSlice } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { isRecord } from '../contract/readers';
import { delay, put, race, type Saga, take, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { dialogFilled, dialogReturned, dialogShown, turnGiven } from './dialogsSlice';

/** The part of the state that says whether presses count in content that appeared by itself. */
export interface InteractionPart {
  /** False from when something came into view until nothing has been pressed for a while. */
  readonly interaction: { readonly accepted: boolean };
}

/**
 * Marks an event as bringing buttons into view which the member could press by accident: a side of a card, a slide, a
 * list that has just arrived. `createAction('x/y', () => ({ payload, ...bringsIntoView }))`
 */
export const bringsIntoView = { meta: { bringsIntoView: true } } as const;

const needsRest = (action: Action): boolean =>
  [dialogShown, dialogFilled, dialogReturned].some(({ match }) => match(action)) ||
  ('meta' in action && isRecord(action.meta) && action.meta.bringsIntoView === true);

const initialState: InteractionPart['interaction'] = { accepted: false };

const interactionSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** Something was pressed before the pause was over: the pause restarts. */
    interactionIgnored: () => initialState,
    /** Nothing was pressed for long enough: from now on presses count. */
    interactionAccepted: () => ({ accepted: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(turnGiven, () => initialState).addMatcher(needsRest, () => initialState);
  },
});

export const { interactionIgnored, interactionAccepted } = interactionSlice.actions;

export const interactionReducer = interactionSlice.reducer;

export const selectInteractionAccepted = ({ interaction }: InteractionPart): boolean => interaction.accepted;

const REST_MS = 500;

// Presses carry no data, but the channel needs a value.
const PRESSED = 'pressed';

// Rule `dialog.interaction`: each press restarts the wait.
function* awaitRest(): Saga {
  const { interaction } = yield* services();
  const pressed = eventChannel<typeof PRESSED>((tell) => interaction.subscribe(() => tell(PRESSED)), buffers.sliding(1));
  try {
    while ((yield* race({ rested: delay(REST_MS), pressed: take(pressed) })).rested !== true) yield* put(interactionIgnored());
    yield* put(interactionAccepted());
  } finally {
    pressed.close();
  }
}

/** Lets presses count again after something new came into view. */
export function* interactionSaga(): Saga {
  yield* takeLatest(needsRest, safely(awaitRest));
}
