import { createSelector } from 'reselect';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { safeAddress } from '../../platform/address';
import type { Services } from '../../platform/services';
import { createSummarySlice } from '../../state/createSummarySlice';
import { call, type Saga, select, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's will. */
export const willsSlice = createSummarySlice('wills', tileEndpoints.willSummary);

/** The Wills tile; the summary's own address goes before the portfolio's (rules `wills.number`, `wills.address`). */
export const selectWillsTile = createSelector(
  [(state: TilePart) => selectHeld(state, 'dwts'), willsSlice.select],
  (product, summary) =>
    viewOf(product, summary, ({ policyNo, clickThroughUrl }) => ({ policyNumber: policyNo, link: clickThroughUrl })),
);

const selectProductAddress = (state: TilePart): string | undefined =>
  safeAddress(selectHeld(state, 'dwts')?.clickThroughUrl);

const told = new WeakSet<Services>();

/** Says once that the summary leads elsewhere than the product (rule `wills.address`). */
export function* compareAddresses({ payload }: ReturnType<typeof willsSlice.actions.summaryLoaded>): Saga {
  const given = yield* services();
  const address = safeAddress(payload.clickThroughUrl);
  const other = yield* select(selectProductAddress);
  if (told.has(given) || address === undefined || other === undefined || address === other) return;
  told.add(given);
  yield* call(given.log.warn, 'The wills summary has another address than its product');
}

/** Compares the addresses each time the summary comes. */
export function* willsAddressSaga(): Saga {
  yield* takeEvery(willsSlice.actions.summaryLoaded, safely(compareAddresses));
}
