import { createSlice } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { GapSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectLabel, selectProduct } from '../../portfolio/slice';
import { createSummarySlice, noSummary, type SummaryState } from '../../state/createSummarySlice';
import type { Words } from '../../texts/text';
import { absent, debtMessages, type TilePart, type TileView, viewOf, withAddress } from '../tileView';

/** What is known of the member's gap cover policies. */
export const gapSlice = createSummarySlice('gap', endpoints.gapSummary, 'There was an issue fetching the gap summary');

const gapListSlice = createSlice({
  name: 'gap',
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

/** The part of the state that says whether the list of gap cover policies is open. */
export interface GapListPart {
  readonly gapList: { readonly open: boolean };
}

/** What members call the two kinds (rule `gap.names`; the brand is left out). */
const kindLabels = { hgap: 'gap.hgap', mgap: 'gap.mgap' } as const;

type Kind = keyof typeof kindLabels;
type OfKinds<Value> = Readonly<Record<Kind, Value>>;

/** Whether a cover was withdrawn; then it does not count as held, even if it is active. */
const isWithdrawn = (product: ProductConfig | undefined): boolean => product?.policyWithdrawn === true;
const isHeld = (product: ProductConfig | undefined): boolean => product?.active === true && !isWithdrawn(product);

/** One card per policy of a kind; one with an unknown number if a held cover is not in the summary. */
const cardsOf = (
  kind: Kind,
  product: ProductConfig | undefined,
  numberLabel: Words,
  policies: GapSummary[Kind] = [],
) => {
  const label = kindLabels[kind];
  if (isWithdrawn(product)) return [{ state: 'withdrawn' as const, label }];
  if (!isHeld(product)) return [];
  return (policies.length === 0 ? [undefined] : policies).map((policy) => ({
    state: 'held' as const,
    label,
    numberLabel,
    policyNumber: policy?.policyNumber,
    description: policy?.description,
  }));
};

/** One policy: held, with its number and description, or withdrawn. */
export type GapCard = ReturnType<typeof cardsOf>[number];

/** What the tile shows: a single card, or a list behind a button under a label (rule `gap.mode`). */
export interface GapView {
  readonly cards: readonly GapCard[];
  readonly label: Words;
  readonly status: 'withdrawn' | undefined;
}

/** The tile from the two covers of the portfolio, the summary and the portal's labels (rule `gap.count`). */
export const readGap = (
  { hgap, mgap }: OfKinds<ProductConfig | undefined>,
  state: SummaryState<GapSummary>,
  labels: OfKinds<Words> & { readonly count: Words },
): TileView<GapView> => {
  const speaking = [hgap, mgap].find(isHeld) ?? [hgap, mgap].find(isWithdrawn);
  if (speaking === undefined) return absent;
  const other = [hgap, mgap].find((product) => product !== speaking && (isHeld(product) || isWithdrawn(product)));
  const read = (summary: GapSummary | null): GapView => {
    const cards = [
      ...cardsOf('hgap', hgap, labels.hgap, summary?.hgap),
      ...cardsOf('mgap', mgap, labels.mgap, summary?.mgap),
    ];
    const isWithdrawnAlone = cards.length === 1 && cards[0]?.state === 'withdrawn';
    return { cards, label: labels.count, status: isWithdrawnAlone ? 'withdrawn' : undefined };
  };
  const summary = isHeld(speaking) ? state : noSummary;
  return viewOf<GapSummary | null, GapView>(withAddress(speaking, other), summary, read, debtMessages(hgap, mgap));
};

/** The Gap cover tile (rule `gap.labels`). */
export const selectGapTile = createSelector(
  [
    (state: TilePart) => selectProduct(state, 'hgap'),
    (state: TilePart) => selectProduct(state, 'mgap'),
    gapSlice.select,
    (state: TilePart) => selectLabel(state, 'gapHgapPolicyNumberText'),
    (state: TilePart) => selectLabel(state, 'gapMgapPolicyNumberText'),
    (state: TilePart) => selectLabel(state, 'gapNumberOfPoliciesText'),
  ],
  (hgap, mgap, summary, hgapLabel, mgapLabel, count) =>
    readGap({ hgap, mgap }, summary, { hgap: hgapLabel, mgap: mgapLabel, count }),
);
