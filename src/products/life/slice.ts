import { createSelector } from 'reselect';
import type { LifeArrears, LifeSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { selectCurrency } from '../../state/configuration';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { type DowntimePart, selectDowntime } from '../../state/downtime';
import { put, type Saga, takeLatest } from '../../state/effects';
import { isUnsettled, staleFrom } from '../../state/freshness';
import { request } from '../../state/request';
import { orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's life insurance. */
export const lifeSlice = createSummarySlice('life', tileEndpoints.lifeSummary);

/** What the member owes on life insurance. */
export const lifeArrearsSlice = createSummarySlice('lifeArrears', tileEndpoints.lifeArrears);

/** Life insurance's parts of the state. */
export interface LifePart {
  readonly life: SummaryState<LifeSummary>;
  readonly lifeArrears: SummaryState<LifeArrears>;
}

/** The name of the policy that is shown without its cover (rule `life.planProtector`). */
const WITHOUT_COVER = 'Health Plan Protector';

/** A cover amount in major units of a currency (ISO 4217 code); undefined if it could not be read. */
export interface Cover {
  readonly currency: string;
  readonly amount: number | undefined;
}

/**
 * The amount owed, above 0, in major units. Its answer names no currency: it is that of the policies if they share one,
 * else the configured one (rule `money.arrears`).
 */
export interface Arrears {
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** One policy, or several with the total cover per currency (rule `life.variants`). */
export type LifeView = TileFacts &
  (
    | { readonly kind: 'several'; readonly count: number; readonly covers: readonly Cover[] }
    | {
        readonly kind: 'one';
        readonly name: string | undefined;
        readonly policyNumber: string | undefined;
        readonly cover: Cover | undefined;
      }
  );

/** What is to be paid in or out. */
export interface LifeAlerts {
  readonly arrears: Arrears | undefined;
  readonly hasUnpaidPayback: boolean;
}

type Entry = LifeSummary['lifePolicy'][number];

// Currency codes may be in upper or lower case; an amount without one has the configured currency.
const currencyOf = ({ currencyCode }: Entry, configured: string): string =>
  currencyCode?.trim().toUpperCase() || configured;

const totalByCurrency = (entries: readonly Entry[], configured: string): readonly Cover[] => {
  const currencies = [...new Set(entries.map((entry) => currencyOf(entry, configured)))];
  return currencies.map((currency) => {
    const amounts = entries
      .filter((entry) => currencyOf(entry, configured) === currency)
      .map((entry) => entry.totalCoverAmount);
    // A total with a part missing would be too low, so it is not shown at all.
    const amount = amounts.reduce((sum, next) => (sum === undefined || next === undefined ? undefined : sum + next), 0);
    return { currency, amount };
  });
};

/** The currency of all, or the configured one if there is no such. */
const sharedCurrency = (entries: readonly Entry[], configured: string): string => {
  const [currency = configured, ...others] = new Set(entries.map((entry) => currencyOf(entry, configured)));
  return others.length === 0 ? currency : configured;
};

const policiesOf = ({ lifePolicy }: LifeSummary) =>
  lifePolicy.flatMap((entry) => (entry.activePolicies ?? []).map((policy) => ({ policy, entry })));

const entriesOf = (policies: ReturnType<typeof policiesOf>): readonly Entry[] => [
  ...new Set(policies.map(({ entry }) => entry)),
];

/** Whether an amount, in major units, is owed: a member reads it with 2 decimals (rule `life.arrears`). */
export const isOwed = (amount: number | undefined): amount is number => Number(amount?.toFixed(2) ?? 0) > 0;

const arrearsOf = (
  owed: number | undefined,
  life: SummaryState<LifeSummary>,
  configured: string,
): Arrears | undefined => {
  if (!isOwed(owed)) return undefined;
  const entries = life.status === 'loaded' ? entriesOf(policiesOf(life.summary)) : [];
  return { amount: owed, currency: sharedCurrency(entries, configured) };
};

const readIn =
  (configured: string) =>
  (summary: LifeSummary): LifeView | undefined => {
    // Their number would be too low.
    if (summary.lifePolicy.some(({ activePolicies }) => activePolicies === undefined)) return undefined;
    const policies = policiesOf(summary);
    const entries = entriesOf(policies);
    const [first, ...others] = policies;
    if (first === undefined) return undefined;
    if (others.length > 0)
      return { kind: 'several', count: policies.length, covers: totalByCurrency(entries, configured) };
    const { policy, entry } = first;
    const cover = { currency: currencyOf(entry, configured), amount: entry.totalCoverAmount };
    return {
      kind: 'one',
      name: policy.policyName,
      policyNumber: policy.policyNumber,
      cover: policy.policyName === WITHOUT_COVER ? undefined : cover,
    };
  };

// In major units; a failed arrears call is not reported (rule `life.arrearsFailure`).
const owedOf = (arrears: SummaryState<LifeArrears>): number | undefined =>
  arrears.status === 'loaded' ? arrears.summary.totalArrearAmount : undefined;

/**
 * What is known of the arrears: the amount if there is one, or that it could not be checked. `asOf`: when the amount
 * arrived, in milliseconds since 1970, if it could not be had anew.
 */
export type ArrearsReading = (Arrears & { readonly asOf: number | undefined }) | 'unchecked' | undefined;

/** Whether the member has life insurance and its arrears have not been answered yet. */
export const areArrearsAwaited = (state: TilePart & LifePart & DowntimePart): boolean =>
  selectHeld(state, 'life') !== undefined &&
  selectDowntime(state, 'life') === undefined &&
  isUnsettled(state.lifeArrears);

/**
 * What the holder of life insurance owes; known before the policies are, and if they could not be loaded
 * (rule `payments.arrears`). An answer without a readable amount says nothing.
 */
export const selectArrearsReading = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'life'),
    (state: LifePart) => state.life,
    (state: LifePart) => state.lifeArrears,
    selectCurrency,
  ],
  (product, life, arrears, currency): ArrearsReading => {
    if (product === undefined || isUnsettled(arrears)) return undefined;
    const owed = arrears.status === 'failed' ? undefined : arrears.summary.totalArrearAmount;
    const asOf = staleFrom(arrears);
    if (owed === undefined || (!isOwed(owed) && asOf !== undefined)) return 'unchecked';
    const known = arrearsOf(owed, life, currency);
    return known && { ...known, asOf };
  },
);

/**
 * What is to be paid in or out. It stands by its own calls: it shows as well if the summary has failed, or has no
 * policy (rules `life.arrears`, `life.payback`).
 */
export const selectLifeAlerts = createSelector(
  [(state: LifePart) => state.life, (state: LifePart) => state.lifeArrears, selectCurrency],
  (life, arrears, currency): LifeAlerts => ({
    arrears: arrearsOf(owedOf(arrears), life, currency),
    hasUnpaidPayback: life.status === 'loaded' && life.summary.hasLifeUnpaidPayBacks === true,
  }),
);

/** The Life insurance tile. */
export const selectLifeTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'life'),
    (state: LifePart) => state.life,
    (state: LifePart) => state.lifeArrears,
    selectCurrency,
  ],
  (product, summary, arrears, currency) =>
    viewOf(product, summary, readIn(currency), undefined, isOwed(owedOf(arrears)) ? arrears : undefined),
);

/** Fetches the arrears; a failure is not reported, and only visible in the state (rule `life.arrearsFailure`). */
export function* loadArrears(): Saga {
  const { summaryLoaded, summaryFailed } = lifeArrearsSlice.actions;
  const arrears = yield* orElse(() => request(tileEndpoints.lifeArrears), undefined);
  const { clock } = yield* services();
  yield* put(arrears === undefined ? summaryFailed() : summaryLoaded(arrears, clock.now()));
}

/** Fetches the arrears when they are requested. */
export function* lifeArrearsSaga(): Saga {
  yield* takeLatest(lifeArrearsSlice.actions.summaryRequested, safely(loadArrears));
}
