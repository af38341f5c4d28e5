import { createAction } from '@reduxjs/toolkit';
import type { GapSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { createReducer } from '../../state/createReducer';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';

/** What is known of the member's gap cover policies. */
export const gapSlice = createSummarySlice('gap', tileEndpoints.gapSummary);

/** The member opened or closed the list of gap cover policies. */
export const policyListToggled = createAction('gap/policyListToggled');

/** Whether the list of gap cover policies is open. */
export const gapListReducer = createReducer({ open: false }, (builder) => {
  builder.addCase(policyListToggled, (state) => ({ open: !state.open }));
});

/** Gap cover's parts of the state. */
export interface GapPart {
  readonly gap: SummaryState<GapSummary>;
  readonly gapList: { readonly open: boolean };
}
