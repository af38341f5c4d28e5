import type { Action } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { type Chunk, createChunk } from '../platform/chunk';
import { until } from '../state/channels';
import { selectFeatures, turned } from '../state/configuration';
import { type ConnectionRestored, connectionRestored } from '../state/connection/slice';
import {
  type ActionCreator,
  call,
  cancel,
  delay,
  fork,
  join,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from '../state/effects';
import { type NavigationPart, onScreen, type Screen, screenEntered, selectScreen } from '../state/navigation/slice';
import { logFailure, safely } from '../state/safely';
import { services } from '../state/services';
import { useChunk } from '../state/useChunk';
import { Boundary } from '../ui/Boundary';
import {
  type AskedDialog,
  type DialogCheck,
  type DialogName,
  type DialogsPart,
  dialogDecidedElsewhere,
  dialogDue,
  dialogFailed,
  dialogFilled,
  dialogNotDue,
  dialogReturned,
  dialogShown,
  dialogWithdrawn,
  isUnasked,
  selectDialogCheck,
  selectOpenDialog,
  turnGiven,
  type UnaskedDialog,
} from './dialogsSlice';
import { OFFLINE } from './remark';
import { toastShown } from './toasts';

type Part = DialogsPart & NavigationPart;

interface DialogHost {
  /** Where it is rendered: nothing unless it is the dialog's turn. */
  readonly Host: ComponentType;
  /** Opens the dialog when its turn comes. */
  readonly saga: () => SagaGenerator;
}

function* prepareNothing(): SagaGenerator {}

const createHost = (
  dialog: DialogName,
  load: () => Promise<ComponentType>,
  prepare = prepareNothing,
): DialogHost & { readonly chunk: Chunk<ComponentType> } => {
  const chunk = createChunk(load);

  // Time travel may show a dialog whose script was not fetched yet. If that fails nothing is drawn; the saga logs it.
  const Drawn = () => {
    const drawn = useChunk(chunk);
    return <Boundary fallback={null}>{drawn.status === 'present' ? <drawn.module /> : null}</Boundary>;
  };

  const isOpen = (state: Part): boolean => selectOpenDialog(state) === dialog;

  // The dialog is visible again: another screen or dialog is gone.
  function* sayReturns(): SagaGenerator {
    for (;;) {
      yield* until((state: Part) => !isOpen(state));
      yield* until(isOpen);
      yield* put(dialogReturned({ dialog }));
    }
  }

  function* open(): SagaGenerator {
    const filling = yield* fork(safely(prepare));
    try {
      // What is here already is shown in one step with the press.
      if (chunk.read().status !== 'present') yield* call(chunk.load);
    } catch (cause) {
      const { connection } = yield* services();
      const isOffline = connection.wasLost();
      if (!isOffline) yield* logFailure('There was an issue fetching a dialog', cause);
      // Whoever asked for it waits for an answer.
      if (!isUnasked(dialog)) yield* put(toastShown('failure', isOffline ? OFFLINE : { key: 'failure.dialog' }));
      // Last, because it ends the turn.
      yield* put(dialogFailed({ dialog }));
      return;
    }
    // The script may come while the member is on another screen: nobody sees the dialog before they are back.
    yield* until(isOpen);
    yield* put(dialogShown(dialog));
    yield* fork(sayReturns);
    if (!filling.isRunning()) return;
    yield* join(filling);
    if (yield* select(isOpen)) yield* put(dialogFilled({ dialog }));
  }

  // In a saga, not in the state, so that time travel opens nothing again.
  function* takeTurns(): SagaGenerator {
    for (;;) {
      yield* until(isOpen);
      yield* put(turnGiven({ dialog }));
      const opening = yield* fork(safely(open));
      // Also when it is answered in another tab.
      yield* until(({ dialogs }: Part) => dialogs.turn !== dialog && dialogs.asked !== dialog);
      yield* cancel(opening);
    }
  }

  return {
    chunk,
    Host: () => (useSelector(isOpen) ? <Drawn /> : null),
    *saga() {
      yield* fork(safely(takeTurns));
    },
  };
};

/** How long after the first arrival to prefetch the scripts of dialogs, in milliseconds. */
const AHEAD_MS = 3_000;

/**
 * A dialog that the member opens by a button. Its script, which `load` imports, is fetched once the first screen has come
 * to rest, so that the first press need not wait for the connection (rule `press.time`).
 */
export const createAskedDialog = (dialog: AskedDialog, load: () => Promise<ComponentType>): DialogHost => {
  const { chunk, ...host } = createHost(dialog, load);

  function* loadAhead(): SagaGenerator {
    yield* take(screenEntered);
    yield* delay(AHEAD_MS);
    try {
      yield* call(chunk.load);
    } catch {
      // Nobody waits for it yet: it is fetched again, and a failure recorded, when the dialog is asked for.
    }
  }

  return {
    Host: host.Host,
    *saga() {
      yield* fork(safely(loadAhead));
      yield* host.saga();
    },
  };
};

type ScreenEvent = Action & { readonly payload: { readonly screen: Screen } };

interface UnaskedPlan {
  readonly dialog: UnaskedDialog;
  /** The events of the overview at which it is asked whether the dialog is due; the arrival by default. */
  readonly askedAt?: ActionCreator<ScreenEvent> | readonly ActionCreator<ScreenEvent>[];
  /** While it is off, nothing is asked and the dialog is not due. */
  readonly feature: FeatureName;
  /** The name of the call that says whether the dialog is due. */
  readonly call: string;
  /** Makes that call; throws if it fails. */
  readonly isDue: () => SagaGenerator<boolean>;
  /** Logs the failure; the dialog is then not due. */
  readonly logFailed: (cause: unknown) => SagaGenerator<unknown>;
  readonly load: () => Promise<ComponentType>;
  /** Fetches the dialog's content in parallel with its script; done when the content is there. */
  readonly prepare?: () => SagaGenerator;
}

/**
 * A dialog that opens by itself when it is due, which is asked on the first arrival, and again after an answer in another
 * tab, when a lost connection is back, or when the operator turns the dialog on.
 */
export const createUnaskedDialog = ({
  dialog,
  askedAt = screenEntered,
  feature,
  isDue,
  logFailed,
  load,
  prepare,
  ...plan
}: UnaskedPlan): DialogHost => {
  const host = createHost(dialog, load, prepare);

  return {
    Host: host.Host,
    *saga() {
      const isDecidedElsewhere = (event: Action): boolean =>
        dialogDecidedElsewhere.match(event) && event.payload.dialog === dialog;

      function* check(): SagaGenerator {
        let due = false;
        try {
          due = yield* isDue();
        } catch (cause) {
          yield* logFailed(cause);
        }
        yield* put(due ? dialogDue({ dialog }) : dialogNotDue({ dialog }));
      }

      // Asks if one of these is what is known. An answer in another tab makes the check void: the next arrival asks anew.
      function* askIf(...known: readonly DialogCheck[]): SagaGenerator {
        if (known.includes(yield* select(selectDialogCheck, dialog)))
          yield* race({ answered: call(check), decided: take(isDecidedElsewhere), off: take(turned('off', feature)) });
      }

      function* askOnce(): SagaGenerator {
        if ((yield* select(selectFeatures))[feature]) yield* askIf('pending', 'off');
        else if ((yield* select(selectDialogCheck, dialog)) === 'pending') yield* put(dialogWithdrawn({ dialog }));
      }

      // The connection is back without which the call failed (rule `connection.return`).
      function* retryMissed({ payload }: ConnectionRestored): SagaGenerator {
        if (payload.missed.includes(plan.call)) yield* askIf('notDue');
      }

      // The operator has turned it on (rule `configuration.live`).
      function* turnOn(): SagaGenerator {
        if ((yield* select(selectScreen)) === 'portfolio') yield* askIf('off');
      }

      // Rule `features.off`.
      function* turnOff(): SagaGenerator {
        yield* put(dialogWithdrawn({ dialog }));
      }

      yield* takeLeading(askedAt, safely<[ScreenEvent]>(askOnce, onScreen('portfolio')));
      yield* takeLeading(connectionRestored, safely(retryMissed));
      yield* takeLeading(turned('on', feature), safely(turnOn));
      yield* takeEvery(turned('off', feature), safely(turnOff));
      yield* fork(host.saga);
    },
  };
};
