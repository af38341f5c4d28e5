/** The explanation of amounts, which the member opens from the footer. */
import type { Saga } from '../../state/effects';
import { watch } from '../../state/watch';
import { amountsDialog } from './dialog';

/** Opens it when it is asked for. */
export function* amountsSaga(): Saga {
  yield* watch(amountsDialog.opening);
}

/** Where the dialog is rendered. */
export const AmountsHost = amountsDialog.Host;
