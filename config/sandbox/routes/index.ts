import { type BasePathName, defaultBasePaths } from '../../../src/contract/basePaths';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/contract/endpoints';
import type { Route } from '../answer';
import { aggregatedRewardsRoutes } from './aggregatedRewards';
import { analyticsRoutes } from './analytics';
import { commsPreferencesRoutes } from './commsPreferences';
import { estatePlanningRoutes } from './estatePlanning';
import { loggingRoutes } from './logging';
import { mandateRoutes } from './mandate';
import { portfolioRoutes } from './portfolio';
import { recommenderRoutes } from './recommender';
import { vitalityRoutes } from './vitality';

/** A route for every call of the contract; a call without one does not compile. */
export const routes: Readonly<Record<EndpointName, Route>> = {
  ...portfolioRoutes,
  ...vitalityRoutes,
  ...mandateRoutes,
  ...estatePlanningRoutes,
  ...commsPreferencesRoutes,
  ...aggregatedRewardsRoutes,
  ...recommenderRoutes,
  ...analyticsRoutes,
  ...loggingRoutes,
};

const isBase = (name: string): name is BasePathName => Object.hasOwn(defaultBasePaths, name);

/** Where a call is served: its path with the default base path in place of the braces. */
export const addressOf = ({ path }: Endpoint<unknown>): string =>
  path.replace(/^\{(\w+)\}/, (whole, base: string) => (isBase(base) ? defaultBasePaths[base] : whole));

/** The calls served at a path, whatever their method. */
export const callsAt = (path: string): readonly (typeof endpoints)[EndpointName][] =>
  Object.values(endpoints).filter((endpoint) => addressOf(endpoint) === path);
