import { createSelector } from '@reduxjs/toolkit';
import type { UmbrellaPolicies, UmbrellaSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { absent, countOf, selectHeld, type TileCorner, type TileView } from '../tileView';

/** What is known of the member's umbrella retirement. */
export const umbrellaSlice = createSummarySlice('umbrella', endpoints.umbrellaSummary);

/** The member's group risk policies. */
export const riskPoliciesSlice = createSummarySlice('riskPolicies', endpoints.umbrellaPolicies);

/** The corners of the state that employee benefits hold. */
export interface EmployeeBenefitsCorner {
  readonly umbrella: SummaryState<UmbrellaSummary>;
  readonly riskPolicies: SummaryState<UmbrellaPolicies>;
}

/** The group part: loading on its own, so that it holds up nothing. */
export type GroupRisk =
  | { readonly phase: 'loading' | 'unavailable'; readonly label: string }
  | { readonly phase: 'loaded'; readonly label: string; readonly text: string };

/** The parts that the member holds, or the word that the profile is switched (spec section 2). */
export type EmployeeBenefitsView = TileFacts &
  (
    | { readonly kind: 'switched' }
    | {
        readonly kind: 'parts';
        /** Major units of USD; `total` undefined: it could not be read. */
        readonly umbrella: { readonly total: number | undefined } | undefined;
        readonly groupRisk: GroupRisk | undefined;
      }
  );

const switched: EmployeeBenefitsView = { kind: 'switched', link: null, status: 'switched' };

const readGroupRisk = (policies: SummaryState<UmbrellaPolicies>, label: string): GroupRisk => {
  if (policies.status === 'failed') return { phase: 'unavailable', label };
  if (policies.status !== 'loaded') return { phase: 'loading', label };
  const { riskPolicies = [] } = policies.summary;
  const text = riskPolicies.length > 1 ? countOf(riskPolicies.length, 'policies') : riskPolicies[0]?.description;
  return text === undefined ? { phase: 'unavailable', label } : { phase: 'loaded', label, text };
};

/** The Employee benefits tile: combined where both umbf and grpl are held, else the one that is. */
export const selectEmployeeBenefitsTile = createSelector(
  [
    (state: TileCorner) => selectHeld(state, 'umbf'),
    (state: TileCorner) => selectHeld(state, 'grpl'),
    (state: TileCorner) => selectLabel(state, 'groupRiskTest'),
    (state: EmployeeBenefitsCorner) => state.umbrella,
    (state: EmployeeBenefitsCorner) => state.riskPolicies,
  ],
  (umbf, grpl, label, umbrella, policies): TileView<EmployeeBenefitsView> => {
    const product = umbf ?? grpl;
    if (product === undefined) return absent;
    if (umbrella.status === 'failed') return { phase: 'unavailable', product };
    if (umbrella.status !== 'loaded') return { phase: 'loading', product };
    if (umbrella.summary.enableSwitchuserView === true) return { phase: 'loaded', product, view: switched };
    const groupRisk = grpl === undefined ? undefined : readGroupRisk(policies, label);
    if (umbf === undefined && groupRisk !== undefined && groupRisk.phase !== 'loaded')
      return { phase: groupRisk.phase, product };
    const total = umbf === undefined ? undefined : { total: umbrella.summary.totalPortfolioAmount };
    return { phase: 'loaded', product, view: { kind: 'parts', umbrella: total, groupRisk } };
  },
);
