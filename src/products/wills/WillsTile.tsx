import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import type { Services } from '../../platform/createServices';
import { createSummarySlice } from '../../state/createSummarySlice';
import { call, type SagaGenerator, select } from '../../state/effects';
import { services } from '../../state/services';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';
import { selectHeld } from '../tileView';

/** What is known of the member's will. */
export const willsSlice = createSummarySlice(
  'wills',
  endpoints.willSummary,
  'There was an issue fetching the wills policy',
);

const told = new WeakSet<Services>();

/** Says once that the summary leads elsewhere than the product (rule `wills.address`). */
export function* compareAddresses({ payload }: ReturnType<typeof willsSlice.actions.summaryLoaded>): SagaGenerator {
  const given = yield* services();
  const address = safeAddress(payload.clickThroughUrl);
  const other = safeAddress((yield* select(selectHeld, 'dwts'))?.clickThroughUrl);
  if (told.has(given) || address === undefined || other === undefined || address === other) return;
  told.add(given);
  yield* call(given.log.warn, 'The wills summary has another address than its product');
}

/** Wills; the summary's own address goes before the portfolio's (rules `wills.number`, `wills.address`). */
export const wills = defineSummaryProduct({
  ids: ['dwts'],
  slice: willsSlice,
  read: ({ policyNo, clickThroughUrl }) => ({ policyNumber: policyNo, link: clickThroughUrl }),
  Body: ({ policyNumber }) => <NumberRow label={POLICY_NUMBER} number={policyNumber} />,
});
