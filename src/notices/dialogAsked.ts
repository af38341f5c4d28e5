import { createAction } from '@reduxjs/toolkit';

/** A dialog that the member opens by a button, on any screen. */
export type AskedDialog = 'managePreferences' | 'amountsExplained';

/** The member asked for a dialog. In a file of its own, because the page shows the button before dialogs are here. */
export const dialogAsked = createAction<{ readonly dialog: AskedDialog }>('dialogs/dialogAsked');
