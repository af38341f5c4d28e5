import { createSlice } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { GapSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectProduct } from '../../portfolio/slice';
import { createSummarySlice, noSummary, type SummaryState } from '../../state/createSummarySlice';
import { absent, debtMessages, type TilePart, type TileView, viewOf, withAddress } from '../tileView';

/** What is known of the member's gap cover policies. */
export const gapSlice = createSummarySlice('gap', endpoints.gapSummary, 'the gap summary');

const gapListSlice = createSlice({
  name: 'gap',
  reducerPath: 'gapList',
  initialState: { open: false },
  reducers: {
    /** The member opened or closed the list of gap cover policies. */
    policyListToggled: (state) => {
      state.open = !state.open;
    },
  },
});

export const { policyListToggled } = gapListSlice.actions;

export const gapListReducer = gapListSlice.reducer;

/** Whether the list of gap cover policies is open. */
export const selectGapList = gapListSlice.selectSlice;

/** Whether a cover was withdrawn; then it does not count as held, even if it is active. */
const isWithdrawn = (product: ProductConfig | undefined): boolean => product?.policyWithdrawn === true;
const isHeld = (product: ProductConfig | undefined): boolean => product?.active === true && !isWithdrawn(product);

/** One card per policy of a kind; one with an unknown number if a held cover is not in the summary. */
const cardsOf = (kind: keyof GapSummary, product: ProductConfig | undefined, summary: GapSummary | null) => {
  if (isWithdrawn(product)) return [{ state: 'withdrawn' as const, kind }];
  if (!isHeld(product)) return [];
  const policies = summary?.[kind] ?? [];
  return (policies.length === 0 ? [undefined] : policies).map((policy) => ({
    state: 'held' as const,
    kind,
    policyNumber: policy?.policyNumber,
    description: policy?.description,
  }));
};

/** One policy: held, with its number and description, or withdrawn. */
export type GapCard = ReturnType<typeof cardsOf>[number];

/** What the tile shows: a single card, or a list behind a button (rule `gap.mode`). */
export interface GapView {
  readonly cards: readonly GapCard[];
  readonly status: 'withdrawn' | undefined;
}

/** The tile from the two covers of the portfolio and the summary (rule `gap.count`). */
export const readGap = (
  hgap: ProductConfig | undefined,
  mgap: ProductConfig | undefined,
  state: SummaryState<GapSummary>,
): TileView<GapView> => {
  const speaking = [hgap, mgap].find(isHeld) ?? [hgap, mgap].find(isWithdrawn);
  if (speaking === undefined) return absent;
  const other = [hgap, mgap].find((product) => product !== speaking && (isHeld(product) || isWithdrawn(product)));
  const read = (summary: GapSummary | null): GapView | undefined => {
    const isUnread = (kind: keyof GapSummary, product: ProductConfig | undefined) =>
      isHeld(product) && summary !== null && summary[kind] === undefined;
    if (isUnread('hgap', hgap) || isUnread('mgap', mgap)) return undefined;
    const cards = [...cardsOf('hgap', hgap, summary), ...cardsOf('mgap', mgap, summary)];
    const isWithdrawnAlone = cards.length === 1 && cards[0]?.state === 'withdrawn';
    return { cards, status: isWithdrawnAlone ? 'withdrawn' : undefined };
  };
  const summary = isHeld(speaking) ? state : noSummary;
  return viewOf<GapSummary | null, GapView>(withAddress(speaking, other), summary, read, debtMessages(hgap, mgap));
};

/** The Gap cover tile. */
export const selectGapTile = createSelector(
  [
    (state: TilePart) => selectProduct(state, 'hgap'),
    (state: TilePart) => selectProduct(state, 'mgap'),
    gapSlice.select,
  ],
  readGap,
);
