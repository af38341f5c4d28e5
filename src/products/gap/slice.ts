import { createAction, createReducer } from '@reduxjs/toolkit';
import type { GapSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';

/** What is known of the member's gap cover policies. */
export const gapSlice = createSummarySlice('gap', endpoints.gapSummary);

/** The member opened or closed the list of gap cover policies. */
export const policyListToggled = createAction('gap/policyListToggled');

/** Whether the list of gap cover policies stands open. */
export const gapListReducer = createReducer({ open: false }, (builder) => {
  builder.addCase(policyListToggled, (state) => ({ open: !state.open }));
});

/** The corners of the state that gap cover holds. */
export interface GapCorner {
  readonly gap: SummaryState<GapSummary>;
  readonly gapList: { readonly open: boolean };
}
