import type { Endpoint } from '../../src/contract/endpoint';
import { type EndpointName, endpoints } from '../../src/contract/endpoints';
import type { FeatureName } from '../../src/contract/runtimeConfiguration';
import { rewardsNeeds } from '../../src/features/rewards/slice';
import type { EarlyCall } from '../../src/platform/earlyCalls';
import type { SummaryNeed } from '../../src/portfolio/needs';
import type { PortfolioScreen } from '../../src/portfolio/slice';
import { registry } from '../../src/products/registry';

const call = (
  name: EndpointName,
  screens: readonly PortfolioScreen[],
  also: Pick<EarlyCall, 'feature' | 'when'> = {},
): EarlyCall => {
  const { method, path, sendsAccessToken, hasKnownBase, priority }: Endpoint<unknown> = endpoints[name];
  return { name, method, path, sendsAccessToken, hasKnownBase, priority, screens, ...also };
};

const overview = ['portfolio'] as const;
const balance = ['bal-portfolio'] as const;
const both = [...overview, ...balance];

const calledFor = (
  needs: readonly SummaryNeed[],
  screens: readonly PortfolioScreen[],
  feature?: FeatureName,
): readonly EarlyCall[] =>
  [...new Set(needs.map(({ summary }) => summary.endpoint.name))].map((name) => {
    const reasons = needs.filter(({ summary }) => summary.endpoint.name === name);
    return call(name, screens, {
      feature,
      when: reasons.map(({ ids, unlessWithdrawn }) => (unlessWithdrawn ? { ids, unlessWithdrawn } : { ids })),
    });
  });

const ofTiles = registry.flatMap(({ needs }): readonly SummaryNeed[] => needs);

/**
 * The calls that the page starts itself, in the order of rule `start.order`; of what the tiles need, first what moves
 * the page. None of these calls changes anything on the server.
 */
export const earlyCallsTable: readonly EarlyCall[] = [
  call('products', overview),
  call('productsBalance', balance),
  call('headings', both),
  call('rewardSummaryBalance', balance, { feature: 'rewards' }),
  call('healthStatus', balance, { feature: 'rewards' }),
  call('mandateItems', overview, { feature: 'outstanding' }),
  call('digitalConsent', overview, { feature: 'outstanding' }),
  call('digitalAcceptance', overview, { feature: 'outstanding' }),
  call('willItems', overview, { feature: 'outstanding' }),
  call('disclaimerEnable', overview, { feature: 'disclaimer' }),
  call('viewConsent', overview, { feature: 'consent' }),
  call('rewardsBanner', overview, { feature: 'banners' }),
  call('bannerSummary', overview, { feature: 'banners' }),
  call('recommendations', overview, { feature: 'recommender' }),
  call('manageDetails', overview, { feature: 'details' }),
  ...calledFor(
    [...ofTiles].sort((one, other) => Number(other.movesPage ?? 0) - Number(one.movesPage ?? 0)),
    both,
  ),
  ...calledFor(rewardsNeeds, overview, 'rewards'),
  call('onboardingQuery', overview, { feature: 'onboarding', when: [{ ids: ['vitality'] }] }),
];
