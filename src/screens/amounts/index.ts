/** The explanation of amounts, which the member opens from the footer. */
import { amountsDialog } from './dialog';

/** Opens it when it is asked for. */
export const amountsSaga = amountsDialog.saga;

/** Where the dialog is rendered. */
export const AmountsHost = amountsDialog.Host;
