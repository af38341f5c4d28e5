import { item } from './features';
import { persona } from './member';
import { allProducts } from './products';
import { summaries } from './summaries';

/** Holds every product, so that every tile can be seen at once. */
export const everything = persona(
  'everything',
  'Holds every product, all of them active, with every welcome message and action item; no dialog is due.',
  {
    products: allProducts,
    headings: { headings: { ...summaries.headings } },
    healthSummary: { ...summaries.healthSummary, showWelcomeMessage: true },
    flexicareSummary: { showWelcomeMessage: true },
    investActionItems: { totalActionItems: 2 },
    digitalAcceptance: {
      pendingRequestCount: { pendingAcceptanceRequests: 1 },
      hasExpired: false,
      acceptanceFragmentSrc: '/portfolio/outstanding/digital-acceptance',
    },
    willItems: [item('will-review', '/portal/wills/review'), item('will-executor', '/portal/wills/executor')],
  },
);
