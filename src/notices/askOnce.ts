import type { FeatureName } from '../contract/runtimeConfiguration';
import { selectFeature } from '../state/configuration';
import { put, type Saga, select } from '../state/effects';
import { dialogNotDue, selectDialogCheck, type UnaskedDialog } from './dialogsSlice';

/**
 * Asks whether a dialog is due, if that was not asked before in this page load. If its feature is off, or it is not for
 * this member, it is not due, and nothing is asked.
 * @param ask must tell the outcome, whatever happens
 */
export function* askOnce(dialog: UnaskedDialog, feature: FeatureName, ask: () => Saga, isForMember = true): Saga {
  if ((yield* select(selectDialogCheck, dialog)) !== 'pending') return;
  if (isForMember && (yield* select(selectFeature, feature))) yield* ask();
  else yield* put(dialogNotDue({ dialog }));
}
