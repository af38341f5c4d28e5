import { createAskedDialog } from '../../notices';

/**
 * The explanation of amounts, which the member opens from the footer: what opens it when it is asked for, and the place
 * where it is rendered.
 */
export const { saga: amountsSaga, Host: AmountsHost } = createAskedDialog('amountsExplained', () =>
  import(/* webpackChunkName: "amounts" */ './AmountsDialog').then(({ AmountsDialog }) => AmountsDialog),
);
