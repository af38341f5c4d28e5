import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { TileTitle } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { policiesIn } from '../tileView';

/** Travel insurance: the one policy's description, or how many there are (rule `travel.policies`). */
export const travel = defineSummaryProduct({
  ids: ['dtip'],
  slice: createSummarySlice('travel', endpoints.travelSummary, 'the insure travel summary'),
  read: ({ insurePolicies }) => policiesIn(insurePolicies),
  Body: ({ title }) => <TileTitle>{title}</TileTitle>,
});
