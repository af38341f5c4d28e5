import { type Action, createSlice } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { delay, put, race, type Saga, take, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { dialogFilled, dialogReturned, dialogShown, turnGiven } from './dialogsSlice';

/** Whether presses count in content that appeared by itself. */
export interface PressesState {
  /** False from when something came into view until nothing has been pressed for a while. */
  readonly accepted: boolean;
}

/** The part of the state that holds it. */
export interface PressesPart {
  readonly presses: PressesState;
}

/**
 * Marks an event as bringing buttons into view which the member could press by accident: a side of a card, a slide, a
 * list that has just arrived. `createAction('x/y', () => ({ payload, ...bringsIntoView }))`
 */
export const bringsIntoView = { meta: { bringsIntoView: true } } as const;

const declared = (action: Action): boolean =>
  'meta' in action &&
  typeof action.meta === 'object' &&
  action.meta !== null &&
  'bringsIntoView' in action.meta &&
  action.meta.bringsIntoView === true;

/** Whether something came into view with this event, so that presses count only after a rest. */
export const needsRest = (action: Action): boolean =>
  [dialogShown, dialogFilled, dialogReturned].some(({ match }) => match(action)) || declared(action);

const initialState: PressesState = { accepted: false };

const pressesSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** Something was pressed before the pause was over: the pause restarts. */
    restBegan: () => initialState,
    /** Nothing was pressed for long enough: from now on presses count. */
    pressesAccepted: () => ({ accepted: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(turnGiven, () => initialState).addMatcher(needsRest, () => initialState);
  },
});

export const { restBegan, pressesAccepted } = pressesSlice.actions;

/** Presses count again only after a pause. */
export const pressesReducer = pressesSlice.reducer;

/** Whether presses count in content that appeared by itself. */
export const selectPressesAccepted = ({ presses }: PressesPart): boolean => presses.accepted;

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
