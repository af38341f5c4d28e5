import { createAction } from '@reduxjs/toolkit';

/** The member asked to copy the reference of a failure. */
export const referenceCopyRequested = createAction<{ readonly reference: string }>('notices/referenceCopyRequested');
