import { createSummarySaga } from '../../state/loadSummary';
import { defineProduct } from '../defineProduct';
import { EmployeeBenefitsTile } from './EmployeeBenefitsTile';
import { riskPoliciesSlice, selectEmployeeBenefitsTile, umbrellaSlice } from './slice';

/** Employee benefits; the umbrella summary says for either of the two whether the profile is switched. */
export const employeeBenefits = defineProduct({
  tile: 'employee-benefits',
  ids: ['umbf', 'grpl'],
  reducers: { umbrella: umbrellaSlice.reducer, riskPolicies: riskPoliciesSlice.reducer },
  needs: [
    { summary: umbrellaSlice, ids: ['umbf', 'grpl'] },
    { summary: riskPoliciesSlice, ids: ['grpl'] },
  ],
  sagas: [
    createSummarySaga({ slice: umbrellaSlice, failure: 'There was an issue fetching the employer benefits policies' }),
    createSummarySaga({ slice: riskPoliciesSlice, failure: 'There was an issue fetching the group risk policies' }),
  ],
  selectTile: selectEmployeeBenefitsTile,
  Tile: EmployeeBenefitsTile,
});
