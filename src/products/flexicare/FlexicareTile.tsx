import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { defineSummaryProduct } from '../defineProduct';
import { ConfiguredFragment, DescriptionBody } from '../ProductTile';
import { whenKnown } from '../tileView';

/** What is known of the member's primary care. */
export const flexicareSlice = createSummarySlice(
  'flexicare',
  endpoints.flexicareSummary,
  'There was an issue fetching the flexicare policy',
);

/** Primary care, with a welcome message if the summary asks for one (rule `flexicare.welcome`). */
export const flexicare = defineSummaryProduct({
  ids: ['prme_future_dated', 'prme'],
  slice: flexicareSlice,
  read: ({ showWelcomeMessage }, { description }) => ({ description, showsWelcome: showWelcomeMessage === true }),
  Body: DescriptionBody,
  Beside: ({ tile }) => (
    <ConfiguredFragment name="flexicareWelcome" isShown={whenKnown(tile, ({ showsWelcome }) => showsWelcome)} />
  ),
});
