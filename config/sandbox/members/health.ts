import { persona } from './member';
import { held, withdrawn } from './products';
import { summaries } from './summaries';

/** The health membership has been withdrawn, with debts. */
export const healthWithdrawn = persona('health-withdrawn', 'Health membership withdrawn, with contributions owed.', {
  products: [
    withdrawn('health', { inDebt: true, debtMessage: 'Two contributions of your medical aid are outstanding.' }),
    held('life'),
    held('vitality'),
    held('active'),
  ],
});

/** A health membership that starts later, beside the present one. */
export const healthFutureDated = persona(
  'health-future-dated',
  'A health membership and primary care that start next year.',
  {
    products: [held('health'), held('health_future_dated'), held('prme_future_dated'), held('bank')],
    healthSummary: {
      ...summaries.healthSummary,
      schemeName: 'Meridian Medical Scheme, Classic Saver',
      policyNo: '0784519920',
      showWelcomeMessage: true,
    },
    flexicareSummary: { showWelcomeMessage: true },
  },
);
