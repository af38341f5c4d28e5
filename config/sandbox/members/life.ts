import { persona, typicalProducts } from './member';
import { held, inDebt } from './products';

const owing = {
  health: 'Your medical aid contribution of November has not been paid.',
  insure: 'Your last debit order was returned by your bank.',
  drive: 'Your rewards membership fee is outstanding.',
} as const;

/** In arrears with life insurance and some other products. */
export const arrears = persona('arrears', 'Life cover in arrears, a payback unpaid, and three products in debt.', {
  products: typicalProducts.map((product) => {
    if (product.id === 'health' || product.id === 'insure' || product.id === 'drive') {
      return inDebt(product.id, owing[product.id]);
    }
    return product;
  }),
  lifeSummary: {
    lifePolicy: [
      {
        currencyCode: 'ZAR',
        totalCoverAmount: 1500000.5,
        activePolicies: [
          { policyName: 'Classic Life Plan', policyNumber: '5100348821' },
          { policyName: 'Income Protector', policyNumber: '5100348822' },
        ],
      },
      {
        currencyCode: 'USD',
        totalCoverAmount: 250000,
        activePolicies: [{ policyName: 'Dollar Life Plan', policyNumber: '5100990017' }],
      },
    ],
    hasLifeUnpaidPayBacks: true,
  },
  lifeArrears: { totalArrearAmount: 1234.5 },
});

/** The one life policy is a Health Plan Protector. */
export const lifeHealthPlanProtector = persona(
  'life-health-plan-protector',
  'A single life policy, the Health Plan Protector.',
  {
    products: [held('life'), held('health')],
    lifeSummary: {
      lifePolicy: [
        {
          currencyCode: 'ZAR',
          totalCoverAmount: 0,
          activePolicies: [{ policyName: 'Health Plan Protector', policyNumber: '5100777001' }],
        },
      ],
      hasLifeUnpaidPayBacks: false,
    },
  },
);
