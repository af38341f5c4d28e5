import { createSlice } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { GapSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { selectLabel, selectProduct } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { staleFrom } from '../../state/freshness';
import { debtMessages } from '../debts';
import type { TileFacts } from '../ProductTile';
import { absent, countOf, type TilePart, type TileView, withAddress } from '../tileView';

/** What is known of the member's gap cover policies. */
export const gapSlice = createSummarySlice('gap', tileEndpoints.gapSummary);

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

/** Whether the list of gap cover policies is open. */
export const gapListReducer = gapListSlice.reducer;

/** Gap cover's parts of the state. */
export interface GapPart {
  readonly gap: SummaryState<GapSummary>;
  readonly gapList: { readonly open: boolean };
}

/** The two kinds of gap cover. */
export type GapKind = 'hgap' | 'mgap';

/** What members call the two kinds (rule `gap.names`; the brand is left out). */
const kindLabels: Readonly<Record<GapKind, string>> = {
  hgap: 'Comprehensive gap cover',
  mgap: 'Supplementary gap cover',
};

/** One policy: active, with its number and the summary's details, or withdrawn. */
export type GapCardView = { readonly label: string } & (
  | {
      readonly state: 'held';
      readonly numberLabel: string;
      readonly policyNumber: string | undefined;
      /** Left out if it only repeats the label. */
      readonly description: string | undefined;
    }
  | { readonly state: 'withdrawn' }
);

/** A single card, or a list behind a disclosure button (rule `gap.mode`). */
export type GapView = TileFacts &
  (
    | { readonly mode: 'single'; readonly card: GapCardView }
    | {
        readonly mode: 'list';
        readonly label: string;
        readonly count: string;
        readonly cards: readonly GapCardView[];
      }
  );

/** Whether a gap cover product is withdrawn; a withdrawn one does not count as held, even if its active flag is set. */
const isWithdrawn = (product: ProductConfig | undefined): boolean => product?.policyWithdrawn === true;
const isHeld = (product: ProductConfig | undefined): boolean => product?.active === true && !isWithdrawn(product);

/** The cards of one kind: one per policy in the summary, or one with unknown number if the summary has none. */
const cardsOf = (
  kind: GapKind,
  product: ProductConfig | undefined,
  summary: GapSummary | undefined,
  numberLabel: string,
): readonly GapCardView[] => {
  const label = kindLabels[kind];
  if (isWithdrawn(product)) return [{ state: 'withdrawn', label }];
  if (!isHeld(product)) return [];
  const named = summary?.[kind] ?? [];
  const policies = named.length === 0 ? [undefined] : named;
  return policies.map((policy) => ({
    state: 'held',
    label,
    numberLabel,
    policyNumber: policy?.policyNumber,
    description: policy?.description?.trim() === label ? undefined : policy?.description,
  }));
};

const modeOf = (cards: readonly GapCardView[], label: string): GapView => {
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0)
    return { mode: 'list', label, count: countOf(cards.length, 'policies'), cards };
  return { mode: 'single', card, status: card.state === 'withdrawn' ? 'withdrawn' : undefined };
};

/** Whether there is one card or a list, and the cards, from the products and the summary (rule `gap.count`). */
export const readGap = (
  { hgap, mgap }: { readonly hgap: ProductConfig | undefined; readonly mgap: ProductConfig | undefined },
  state: SummaryState<GapSummary>,
  labels: { readonly hgap: string; readonly mgap: string; readonly count: string },
): TileView<GapView> => {
  const speaking = [hgap, mgap].find(isHeld) ?? [hgap, mgap].find(isWithdrawn);
  if (speaking === undefined) return absent;
  const held = [hgap, mgap].some(isHeld);
  const other = [hgap, mgap].find((product) => product !== speaking && (isHeld(product) || isWithdrawn(product)));
  const base = { product: withAddress(speaking, other), debts: debtMessages(hgap, mgap) };
  if (held && state.status === 'failed') return { ...base, phase: 'unavailable' };
  if (held && state.status !== 'loaded') return { ...base, phase: 'loading' };
  const summary = state.status === 'loaded' ? state.summary : undefined;
  const cards = [...cardsOf('hgap', hgap, summary, labels.hgap), ...cardsOf('mgap', mgap, summary, labels.mgap)];
  return { ...base, phase: 'loaded', view: modeOf(cards, labels.count), asOf: held ? staleFrom(state) : undefined };
};

/** The Gap cover tile (rule `gap.labels`). */
export const selectGapTile = createSelector(
  [
    (state: TilePart) => selectProduct(state, 'hgap'),
    (state: TilePart) => selectProduct(state, 'mgap'),
    (state: GapPart) => state.gap,
    (state: TilePart) => selectLabel(state, 'gapHgapPolicyNumberText'),
    (state: TilePart) => selectLabel(state, 'gapMgapPolicyNumberText'),
    (state: TilePart) => selectLabel(state, 'gapNumberOfPoliciesText'),
  ],
  (hgap, mgap, summary, hgapLabel, mgapLabel, count) =>
    readGap({ hgap, mgap }, summary, { hgap: hgapLabel, mgap: mgapLabel, count }),
);
