import { createAskedDialog } from '../notices';

/** The dialog that explains the amounts, which the member opens from the footer. */
export const amountsDialog = createAskedDialog('amountsExplained', () =>
  import(/* webpackChunkName: "dialogs" */ './AmountsDialog').then(({ AmountsDialog }) => AmountsDialog),
);
