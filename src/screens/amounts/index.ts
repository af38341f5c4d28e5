/** The explanation of amounts, which the member opens from the footer. */
import { amountsDialog } from './dialog';

/** Opens it when it is asked for, and the place where it is rendered. */
export const { saga: amountsSaga, Host: AmountsHost } = amountsDialog;
