import { persona } from './member';
import { held } from './products';

/** The employer's benefits of a switched profile. */
export const employeeSwitched = persona(
  'employee-switched',
  'Employee benefits through a switched profile: no figures, no link.',
  {
    products: [held('umbf'), held('grpl'), held('health')],
    umbrellaSummary: { totalPortfolioAmount: 284310.55, enableSwitchuserView: true },
    umbrellaPolicies: {
      riskPolicies: [{ description: 'Group life cover' }, { description: 'Income continuation' }],
    },
  },
);
