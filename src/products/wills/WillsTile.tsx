import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';

/** Wills; the summary's own address goes before the portfolio's (rules `wills.number`, `wills.address`). */
export const wills = defineSummaryProduct({
  ids: ['dwts'],
  slice: createSummarySlice('wills', endpoints.willSummary, 'the wills policy'),
  read: ({ policyNo, clickThroughUrl }) => ({ policyNumber: policyNo, link: clickThroughUrl }),
  Body: ({ policyNumber }) => <NumberRow label={POLICY_NUMBER} number={policyNumber} />,
});
