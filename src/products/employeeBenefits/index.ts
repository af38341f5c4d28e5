import { defineProduct } from '../defineProduct';
import { EmployeeBenefitsTile } from './EmployeeBenefitsTile';
import { employeeBenefitsSaga } from './saga';
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
  saga: employeeBenefitsSaga,
  selectTile: selectEmployeeBenefitsTile,
  Tile: EmployeeBenefitsTile,
});
