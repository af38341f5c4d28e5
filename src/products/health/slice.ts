import { createSelector } from 'reselect';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { HealthSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectProduct } from '../../portfolio/slice';
import { createSummarySlice, noSummary } from '../../state/createSummarySlice';
import type { Words } from '../../texts/text';
import { tileFragment } from '../tileFragment';
import { debtMessages, selectHeld, type TilePart, type TileView, viewOf } from '../tileView';

/** What is known of the member's medical aid. */
export const healthSlice = createSummarySlice('health', endpoints.healthSummary, 'the health policy');

/** The welcome to the medical aid (rule `health.welcome`). */
export const welcome = tileFragment(
  'medicalAidWelcome',
  healthSlice,
  ({ showWelcomeMessage }) => showWelcomeMessage === true,
);

const readMembership = (summary: HealthSummary, { id, description }: ProductConfig) => ({
  status: undefined,
  schemeName: summary.schemeName,
  // Only of a membership that starts in the future, which it gives the date of (rule `health.future`).
  description: id === 'health_future_dated' ? description : undefined,
  policyNumber: summary.policyNo,
  savings: summary.msaBalance,
});

const withdrawn = { status: 'withdrawn' } as const;

/** What the tile shows of the membership. */
export type HealthView = ReturnType<typeof readMembership> | typeof withdrawn;

/** The alert of a withdrawn membership without a message from the portal: we do not know why it was withdrawn. */
const WITHDRAWN_WORDLESS: Words = { key: 'health.withdrawnDebt' };

/**
 * The Health tile: a future-dated membership takes precedence over the present one (rule `health.active`); debts of
 * both are shown.
 */
export const selectHealthTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'health_future_dated'),
    (state: TilePart) => selectProduct(state, 'health'),
    healthSlice.select,
  ],
  (next, present, summary): TileView<HealthView> => {
    const isWithdrawn = present?.policyWithdrawn === true;
    const [owed, ...others] = debtMessages(present);
    // A withdrawn membership always has its alert (rule `health.withdrawn`).
    const notDue = isWithdrawn && owed === undefined ? (present.debtMessage ?? WITHDRAWN_WORDLESS) : undefined;
    const presentDebt = owed ?? notDue;
    const debts = [...new Set([...debtMessages(next), ...(presentDebt === undefined ? [] : [presentDebt, ...others])])];
    const tile: TileView<HealthView> =
      isWithdrawn && next === undefined
        ? viewOf(present, noSummary, () => withdrawn, debts)
        : viewOf(next ?? (present?.active === true ? present : undefined), summary, readMembership, debts);
    if (tile.phase === 'absent' || !isWithdrawn) return tile;
    return { ...tile, withdrawnDebt: next && presentDebt, notDue };
  },
);
