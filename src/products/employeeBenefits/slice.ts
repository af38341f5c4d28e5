import { createSelector } from 'reselect';
import { endpoints } from '../../contract/endpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice } from '../../state/createSummarySlice';
import { isAwaited, staleFrom } from '../../state/freshness';
import type { Words } from '../../texts/text';
import { debtMessages } from '../debts';
import { absent, policiesIn, selectHeld, type TilePart, type TileView, withAddress } from '../tileView';

/** What is known of the member's umbrella retirement. */
export const umbrellaSlice = createSummarySlice(
  'umbrella',
  endpoints.umbrellaSummary,
  'There was an issue fetching the employer benefits policies',
);

/** The member's group risk policies. */
export const riskPoliciesSlice = createSummarySlice(
  'riskPolicies',
  endpoints.umbrellaPolicies,
  'There was an issue fetching the group risk policies',
);

/** The group part, which loads on its own and delays nothing else (rule `employee.risk`). */
export type GroupRisk = { readonly label: Words } & (
  | { readonly phase: 'loading' }
  | { readonly phase: 'unavailable'; readonly retrying: boolean }
  | { readonly phase: 'loaded'; readonly text: Words }
);

/** The parts that the member has, or the fact that the profile is switched (rules `employee.parts`, `employee.switched`). */
export type EmployeeBenefitsView =
  | typeof switched
  | {
      readonly kind: 'parts';
      /** `total` is in major units of the configured currency; undefined if it could not be read. */
      readonly umbrella: { readonly total: number | undefined } | undefined;
      readonly groupRisk: GroupRisk | undefined;
    };

const switched = { kind: 'switched', status: 'switched' } as const;

const readGroupRisk = (policies: ReturnType<typeof riskPoliciesSlice.select>, label: Words): GroupRisk => {
  const unavailable = { phase: 'unavailable', retrying: isAwaited(policies), label } as const;
  if (policies.status === 'failed') return unavailable;
  if (policies.status !== 'loaded') return { phase: 'loading', label };
  const text = policiesIn(policies.summary.riskPolicies);
  return text === undefined ? unavailable : { phase: 'loaded', label, text };
};

/** The Employee benefits tile: combined if the member has both umbf and grpl, otherwise the one they have. */
export const selectEmployeeBenefitsTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'umbf'),
    (state: TilePart) => selectHeld(state, 'grpl'),
    (state: TilePart) => selectLabel(state, 'groupRiskTest'),
    umbrellaSlice.select,
    riskPoliciesSlice.select,
  ],
  (umbf, grpl, label, umbrella, policies): TileView<EmployeeBenefitsView> => {
    const speaking = umbf ?? grpl;
    if (speaking === undefined) return absent;
    const base = { product: withAddress(speaking, grpl), debts: debtMessages(umbf, grpl) };
    if (umbrella.status === 'failed') return { ...base, phase: 'unavailable', retrying: isAwaited(umbrella) };
    // A link of one profile must not be followed in the other, so there is none while the summary may still say which
    // profile is active (rule `employee.switched`).
    if (umbrella.status !== 'loaded') return { ...base, phase: 'loading', link: null };
    if (umbrella.summary.enableSwitchuserView === true)
      return { ...base, phase: 'loaded', link: null, view: switched, asOf: staleFrom(umbrella) };
    const groupRisk = grpl && readGroupRisk(policies, label);
    if (umbf === undefined && groupRisk !== undefined && groupRisk.phase !== 'loaded') return { ...base, ...groupRisk };
    const total = umbf && { total: umbrella.summary.totalPortfolioAmount };
    const asOf = staleFrom(umbrella, groupRisk && policies);
    return { ...base, phase: 'loaded', view: { kind: 'parts', umbrella: total, groupRisk }, asOf };
  },
);
