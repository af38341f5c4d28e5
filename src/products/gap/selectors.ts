import { createSelector } from '@reduxjs/toolkit';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { GapSummary } from '../../contract/answers/products';
import { selectLabel, selectProduct } from '../../portfolio/slice';
import type { SummaryState } from '../../state/createSummarySlice';
import type { ProductLookup } from '../defineProduct';
import type { TileFacts } from '../ProductTile';
import { absent, type TileCorner, type TileView } from '../tileView';
import type { GapCorner } from './slice';

/** The two kinds of gap cover. */
export type GapKind = 'hgap' | 'mgap';

/** What members call the two kinds (spec section 2, "Gap cover tile"; the brand is left out). */
const kindLabels: Readonly<Record<GapKind, string>> = {
  hgap: 'Comprehensive gap cover',
  mgap: 'Supplementary gap cover',
};

/** One policy: held, with its number, or withdrawn. */
export type GapCardView = { readonly label: string } & (
  | { readonly state: 'held'; readonly numberLabel: string; readonly policyNumber: string | undefined }
  | { readonly state: 'withdrawn' }
);

/** A single card, or a list behind a disclosure (spec section 4, "Gap tile"). */
export type GapView = TileFacts &
  (
    | { readonly mode: 'single'; readonly card: GapCardView }
    | { readonly mode: 'list'; readonly title: string; readonly cards: readonly GapCardView[] }
  );

/** Whether a gap cover product is withdrawn; a withdrawn one is not held, whatever its active flag says. */
const isWithdrawn = (product: ProductConfig | undefined): boolean => product?.policyWithdrawn === true;
const isHeld = (product: ProductConfig | undefined): boolean => product?.active === true && !isWithdrawn(product);

/** The summary is needed for the number of a policy that is held. */
export const needsGapSummary = (lookup: ProductLookup): boolean => isHeld(lookup('hgap')) || isHeld(lookup('mgap'));

/** The cards of one kind: each policy that the summary names, one of unknown number where it names none. */
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
  return policies.map((policy) => ({ state: 'held', label, numberLabel, policyNumber: policy?.policyNumber }));
};

const modeOf = (cards: readonly GapCardView[], noun: string): GapView => {
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0) return { mode: 'list', title: `${cards.length} ${noun}`, cards };
  return { mode: 'single', card, status: card.state === 'withdrawn' ? 'withdrawn' : undefined };
};

/** Gap-card mode and the cards themselves, given what is known. */
export const readGap = (
  { hgap, mgap }: { readonly hgap: ProductConfig | undefined; readonly mgap: ProductConfig | undefined },
  state: SummaryState<GapSummary>,
  labels: { readonly hgap: string; readonly mgap: string; readonly noun: string },
): TileView<GapView> => {
  const speaking = [hgap, mgap].find(isHeld) ?? [hgap, mgap].find(isWithdrawn);
  if (speaking === undefined) return absent;
  const held = [hgap, mgap].some(isHeld);
  if (held && state.status === 'failed') return { phase: 'unavailable', product: speaking };
  if (held && state.status !== 'loaded') return { phase: 'loading', product: speaking };
  const summary = state.status === 'loaded' ? state.summary : undefined;
  const cards = [...cardsOf('hgap', hgap, summary, labels.hgap), ...cardsOf('mgap', mgap, summary, labels.mgap)];
  return { phase: 'loaded', product: speaking, view: modeOf(cards, labels.noun) };
};

/** The Gap cover tile. */
export const selectGapTile = createSelector(
  [
    (state: TileCorner) => selectProduct(state, 'hgap'),
    (state: TileCorner) => selectProduct(state, 'mgap'),
    (state: GapCorner) => state.gap,
    (state: TileCorner) => selectLabel(state, 'gapHgapPolicyNumberText'),
    (state: TileCorner) => selectLabel(state, 'gapMgapPolicyNumberText'),
    (state: TileCorner) => selectLabel(state, 'gapNumberOfPoliciesText'),
  ],
  (hgap, mgap, summary, hgapLabel, mgapLabel, noun) =>
    readGap({ hgap, mgap }, summary, { hgap: hgapLabel, mgap: mgapLabel, noun }),
);
