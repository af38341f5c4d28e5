import { persona } from './member';
import { held, withdrawn } from './products';

/** Exactly one active gap policy. */
export const gapSingle = persona('gap-single', 'One supplementary gap cover, in use: a single card.', {
  products: [held('health'), held('mgap')],
  gapSummary: { mgap: { policyNumber: 'MG-5520871', description: 'Supplementary gap cover' } },
});

/** Exactly one gap policy, withdrawn. */
export const gapWithdrawn = persona('gap-withdrawn', 'One comprehensive gap cover, withdrawn: a single card.', {
  products: [held('health'), withdrawn('hgap')],
  gapSummary: {},
});

/** Several gap policies, one of them withdrawn, shown as lists. */
export const gapMany = persona('gap-many', 'Several gap policies, one kind of them withdrawn: a list that opens.', {
  products: [held('health'), held('hgap'), withdrawn('mgap')],
  gapSummary: {
    hgap: [
      { policyNumber: 'HG-3318046', description: 'Comprehensive gap cover' },
      { policyNumber: 'HG-3318047', description: 'Comprehensive gap cover, dependants' },
    ],
  },
});
