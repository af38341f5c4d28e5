import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { createSummarySlice } from '../../state/createSummarySlice';
import { call, type SagaGenerator, select, take } from '../../state/effects';
import { services } from '../../state/services';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';
import { selectHeld } from '../tileView';

/** What is known of the member's will. */
export const willsSlice = createSummarySlice('wills', endpoints.willSummary, 'the wills policy');

/** Says once that the summary leads elsewhere than the product (rule `wills.address`). */
export function* compareAddresses(): SagaGenerator {
  const { log } = yield* services();
  let isSame = true;
  while (isSame) {
    const { payload } = yield* take(willsSlice.actions.summaryLoaded);
    const address = safeAddress(payload.clickThroughUrl);
    const other = safeAddress((yield* select(selectHeld, 'dwts'))?.clickThroughUrl);
    isSame = address === undefined || other === undefined || address === other;
  }
  yield* call(log.warn, 'The wills summary has another address than its product');
}

/** Wills; the summary's own address goes before the portfolio's (rules `wills.number`, `wills.address`). */
export const wills = defineSummaryProduct({
  ids: ['dwts'],
  slice: willsSlice,
  read: ({ policyNo, clickThroughUrl }) => ({ policyNumber: policyNo, link: clickThroughUrl }),
  Body: ({ policyNumber }) => <NumberRow label={POLICY_NUMBER} number={policyNumber} />,
});
