import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { defineSummaryProduct } from '../defineProduct';
import { DescriptionBody } from '../ProductTile';
import { tileFragment } from '../tileFragment';

const slice = createSummarySlice('flexicare', endpoints.flexicareSummary, 'the flexicare policy');

/** Primary care, with a welcome message if the summary asks for one (rule `flexicare.welcome`). */
export const flexicare = defineSummaryProduct({
  ids: ['prme_future_dated', 'prme'],
  slice,
  read: (_, { description }) => ({ description }),
  Body: DescriptionBody,
  fragments: [tileFragment('flexicareWelcome', slice, ({ showWelcomeMessage }) => showWelcomeMessage === true)],
});
