import { createSelector } from 'reselect';
import type { UmbrellaPolicies } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { staleFrom } from '../../state/freshness';
import { debtMessages } from '../debts';
import type { TileFacts } from '../ProductTile';
import { absent, countOf, selectHeld, type TilePart, type TileView, withAddress } from '../tileView';

/** What is known of the member's umbrella retirement. */
export const umbrellaSlice = createSummarySlice('umbrella', tileEndpoints.umbrellaSummary);

/** The member's group risk policies. */
export const riskPoliciesSlice = createSummarySlice('riskPolicies', tileEndpoints.umbrellaPolicies);

/** The group part, which loads on its own and delays nothing else. */
export type GroupRisk =
  | { readonly phase: 'loading' | 'unavailable'; readonly label: string }
  | { readonly phase: 'loaded'; readonly label: string; readonly text: string };

/** The parts that the member has, or the fact that the profile is switched (rule `employee.parts`). */
export type EmployeeBenefitsView = TileFacts &
  (
    | { readonly kind: 'switched' }
    | {
        readonly kind: 'parts';
        /** Major units of USD; `total` is undefined if it could not be read. */
        readonly umbrella: { readonly total: number | undefined } | undefined;
        readonly groupRisk: GroupRisk | undefined;
      }
  );

// Rule `employee.switched`.
const switched: EmployeeBenefitsView = { kind: 'switched', status: 'switched' };

// Rule `employee.risk`.
const readGroupRisk = (policies: SummaryState<UmbrellaPolicies>, label: string): GroupRisk => {
  if (policies.status === 'failed') return { phase: 'unavailable', label };
  if (policies.status !== 'loaded') return { phase: 'loading', label };
  const { riskPolicies } = policies.summary;
  const text = riskPolicies.length > 1 ? countOf(riskPolicies.length, 'policies') : riskPolicies[0]?.description;
  return text === undefined ? { phase: 'unavailable', label } : { phase: 'loaded', label, text };
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
    if (umbrella.status === 'failed') return { ...base, phase: 'unavailable' };
    // A link of one profile must not be followed in the other, so there is none while the summary may still say which
    // profile is active (rule `employee.switched`).
    if (umbrella.status !== 'loaded') return { ...base, phase: 'loading', link: null };
    if (umbrella.summary.enableSwitchuserView === true)
      return { ...base, phase: 'loaded', link: null, view: switched, asOf: staleFrom(umbrella) };
    const groupRisk = grpl === undefined ? undefined : readGroupRisk(policies, label);
    if (umbf === undefined && groupRisk !== undefined && groupRisk.phase !== 'loaded')
      return { ...base, phase: groupRisk.phase };
    const total = umbf === undefined ? undefined : { total: umbrella.summary.totalPortfolioAmount };
    const asOf = staleFrom(umbrella, groupRisk && policies);
    return { ...base, phase: 'loaded', view: { kind: 'parts', umbrella: total, groupRisk }, asOf };
  },
);
