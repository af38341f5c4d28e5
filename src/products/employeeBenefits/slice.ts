import { createSelector } from 'reselect';
import { endpoints } from '../../contract/endpoints';
import { selectProduct } from '../../portfolio/slice';
import { createSummarySlice } from '../../state/createSummarySlice';
import type { Words } from '../../texts/text';
import { debtMessages, policiesIn, type TilePart, type TileView, viewOf, withAddress } from '../tileView';

/** What is known of the member's umbrella retirement. */
export const umbrellaSlice = createSummarySlice(
  'umbrella',
  endpoints.umbrellaSummary,
  'the employer benefits policies',
);

/** The member's group risk policies. */
export const riskPoliciesSlice = createSummarySlice(
  'riskPolicies',
  endpoints.umbrellaPolicies,
  'the group risk policies',
);

/** The parts that the member has, or the fact that the profile is switched (rules `employee.parts`, `employee.switched`). */
export type EmployeeBenefitsView =
  | { readonly status: 'switched' }
  | {
      readonly status?: undefined;
      /** `total` is in major units of the configured currency; undefined if it could not be read. */
      readonly umbrella: { readonly total: number | undefined } | undefined;
      /** The group part, which loads on its own and delays nothing else (rule `employee.risk`). */
      readonly groupRisk: TileView<{ readonly title: Words }>;
    };

/** The Employee benefits tile: combined if the member has both umbf and grpl, otherwise the one they have. */
export const selectEmployeeBenefitsTile = createSelector(
  [
    (state: TilePart) => selectProduct(state, 'umbf'),
    (state: TilePart) => selectProduct(state, 'grpl'),
    umbrellaSlice.select,
    riskPoliciesSlice.select,
  ],
  (ofUmbrella, ofGroup, umbrella, policies): TileView<EmployeeBenefitsView> => {
    const [umbf, grpl] = [ofUmbrella, ofGroup].map((product) => (product?.active ? product : undefined));
    const isSwitched = umbrella.status === 'loaded' && umbrella.summary.enableSwitchuserView === true;
    const debts = debtMessages(ofUmbrella, ofGroup);
    const groupRisk = viewOf(grpl, policies, ({ riskPolicies }) => policiesIn(riskPolicies), debts);
    if (umbrella.status === 'loaded' && !isSwitched && umbf === undefined && groupRisk.phase !== 'loaded')
      return groupRisk;
    const speaking = umbf ?? grpl;
    const tile = viewOf(
      speaking && withAddress(speaking, grpl),
      umbrella,
      ({ totalPortfolioAmount: total }): EmployeeBenefitsView =>
        isSwitched ? { status: 'switched' } : { umbrella: umbf && { total }, groupRisk },
      debts,
      grpl && !isSwitched ? policies : undefined,
    );
    // A link of one profile must not be followed in the other, so there is none while the summary may still say which
    // profile is active (rule `employee.switched`).
    if (tile.phase === 'loading' || (tile.phase === 'loaded' && isSwitched)) return { ...tile, link: null };
    return tile.phase === 'loaded' ? { ...tile, isPartial: groupRisk.phase === 'unavailable' } : tile;
  },
);
