import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { defineSummaryProduct } from '../defineProduct';
import { DescriptionBody } from '../ProductTile';

/** Bank: the portfolio's description, if the bank's service is up (rule `bank.available`). */
export const bank = defineSummaryProduct({
  ids: ['bank'],
  slice: createSummarySlice('bank', endpoints.bankSummary, 'the bank summary'),
  read: (_, { description }) => ({ description }),
  Body: DescriptionBody,
});
