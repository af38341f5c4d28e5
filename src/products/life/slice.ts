import { createSelector } from 'reselect';
import type { LifeSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectCurrency } from '../../state/configuration';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { isPending, staleSince } from '../../state/freshness';
import { type DowntimePart, selectDowntime } from '../../state/today';
import { arrearsToken } from '../../ui/money';
import { tileFragment } from '../tileFragment';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's life insurance. */
export const lifeSlice = createSummarySlice('life', endpoints.lifeSummary, 'the life policy');

/** What the member owes on life insurance; nobody is told of a failure (rule `life.arrearsFailure`). */
export const lifeArrearsSlice = createSummarySlice('lifeArrears', endpoints.lifeArrears);

/** The name of the policy that is shown without its cover (rule `life.planProtector`). */
const WITHOUT_COVER = 'Health Plan Protector';

/** A cover in major units of a currency (ISO 4217 code); `amount` is undefined if it could not be read. */
export interface Cover {
  readonly currency: string;
  readonly amount: number | undefined;
}

type Entry = LifeSummary['lifePolicy'][number];

// Currency codes may be in upper or lower case; an amount without one has the configured currency.
const currencyOf = ({ currencyCode }: Entry, configured: string): string =>
  currencyCode?.trim().toUpperCase() || configured;

const currenciesOf = (entries: readonly Entry[], configured: string): readonly string[] => [
  ...new Set(entries.map((entry) => currencyOf(entry, configured))),
];

const totalByCurrency = (entries: readonly Entry[], configured: string): readonly Cover[] => {
  const totals = new Map<string, number>();
  for (const entry of entries) {
    const currency = currencyOf(entry, configured);
    // A total with a part missing would be too low, so it is not shown at all.
    totals.set(currency, (totals.get(currency) ?? 0) + (entry.totalCoverAmount ?? Number.NaN));
  }
  return [...totals].map(([currency, total]) => ({ currency, amount: Number.isNaN(total) ? undefined : total }));
};

/** The entries that have policies. */
const entriesOf = ({ lifePolicy }: LifeSummary): readonly Entry[] =>
  lifePolicy.filter(({ activePolicies = [] }) => activePolicies.length > 0);

/** Whether an amount, in major units, is owed: a member reads it with 2 decimals (rule `life.arrears`). */
const isOwed = (amount: number | undefined): amount is number => Number(amount?.toFixed(2) ?? 0) > 0;

/** How to pay the arrears, whose amount it gets as a token (rule `life.arrears`). */
export const payNow = tileFragment(
  'lifePayNow',
  lifeArrearsSlice,
  ({ totalArrearAmount }) => isOwed(totalArrearAmount),
  ({ totalArrearAmount = 0 }, { arrearToken }) => [
    { tokenName: arrearToken, tokenValue: arrearsToken(totalArrearAmount) },
  ],
);

/** That something is to be paid out, also if the answer has no policy (rule `life.payback`). */
export const payback = tileFragment(
  'lifePayback',
  lifeSlice,
  ({ hasLifeUnpaidPayBacks }) => hasLifeUnpaidPayBacks === true,
);

/**
 * What is owed, in major units. The answer names no currency: it is that of the policies if they share one, else the
 * configured one (rule `money.arrears`). The currency is undefined until the policies have loaded or failed.
 */
const arrearsOf = (owed: number | undefined, life: SummaryState<LifeSummary>, configured: string) => {
  if (!isOwed(owed)) return undefined;
  if (isPending(life)) return { amount: owed, currency: undefined };
  const entries = life.status === 'loaded' ? entriesOf(life.summary) : [];
  const [currency = configured, ...others] = currenciesOf(entries, configured);
  return { amount: owed, currency: others.length === 0 ? currency : configured };
};

/** One policy, or several with the total cover of each currency (rule `life.variants`). */
const read = (summary: LifeSummary, configured: string) => {
  // Their number would be too low.
  if (summary.lifePolicy.some(({ activePolicies }) => activePolicies === undefined)) return undefined;
  const entries = entriesOf(summary);
  const policies = entries.flatMap(({ activePolicies = [] }) => activePolicies);
  const [entry] = entries;
  const [policy] = policies;
  if (entry === undefined || policy === undefined) return undefined;
  if (policies.length > 1)
    return { kind: 'several' as const, count: policies.length, covers: totalByCurrency(entries, configured) };
  return {
    kind: 'one' as const,
    ...policy,
    covers: policy.policyName === WITHOUT_COVER ? [] : totalByCurrency([entry], configured),
  };
};

/** What the tile shows of the policies. */
export type LifeView = NonNullable<ReturnType<typeof read>>;

const selectLife = (state: TilePart) => selectHeld(state, 'life');

const selectLifeDowntime = (state: DowntimePart) => selectDowntime(state, 'life');

/** Whether the member has life insurance and its arrears have not been answered yet. */
export const areArrearsAwaited = createSelector(
  [selectLife, selectLifeDowntime, lifeArrearsSlice.select],
  (product, downtime, arrears) => product !== undefined && downtime === undefined && isPending(arrears),
);

/**
 * What the holder of life insurance owes, also while the policies are not known (rules `life.arrears`,
 * `payments.arrears`); `unchecked` if that could not be had. `asOf`: when the amount arrived, in milliseconds since
 * 1970, if it could not be had anew.
 */
export const selectArrearsReading = createSelector(
  [selectLife, areArrearsAwaited, selectLifeDowntime, lifeSlice.select, lifeArrearsSlice.select, selectCurrency],
  (product, areAwaited, downtime, life, arrears, currency) => {
    if (product === undefined || areAwaited) return undefined;
    const owed = arrears.status === 'loaded' ? arrears.summary.totalArrearAmount : undefined;
    // During a downtime they are not asked for.
    const asOf = downtime !== undefined && arrears.status === 'loaded' ? arrears.at : staleSince(arrears);
    if (owed === undefined || (!isOwed(owed) && asOf !== undefined)) return 'unchecked' as const;
    const known = arrearsOf(owed, life, currency);
    return known && { ...known, asOf };
  },
);

/** The Life insurance tile. */
export const selectLifeTile = createSelector(
  [selectLife, lifeSlice.select, lifeArrearsSlice.select, payNow.selectIsShown, selectCurrency],
  (product, life, arrears, areShown, currency) =>
    viewOf(product, life, (summary) => read(summary, currency), undefined, areShown ? arrears : undefined),
);
