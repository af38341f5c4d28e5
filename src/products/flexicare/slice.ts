import { createSelector } from 'reselect';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { debtMessages } from '../debts';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's primary care. */
export const flexicareSlice = createSummarySlice('flexicare', tileEndpoints.flexicareSummary);

/**
 * The Primary care tile: the description, and a welcome message if the summary asks for one (rule `flexicare.welcome`).
 */
export const selectFlexicareTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'prme_future_dated'),
    (state: TilePart) => selectHeld(state, 'prme'),
    flexicareSlice.select,
  ],
  (futureDated, present, summary) =>
    viewOf(
      futureDated ?? present,
      summary,
      ({ showWelcomeMessage }, { description }) => ({ description, showsWelcome: showWelcomeMessage === true }),
      debtMessages(futureDated, present),
    ),
);
