/**
 * Where each of the portal's services answers, without a trailing slash (spec section 7, "API base paths").
 * An operator can change every one of them in the runtime configuration.
 */
export const defaultBasePaths = {
  portfolio: '/portal/api/portfolio-msrv',
  recommender: '/portal/api/recommender-msrv',
  insureIot: '/portal/api/insure-iot-msrv',
  mandate: '/portal/api/mandate-msrv',
  estatePlanning: '/portal/api/estate-planning-msrv',
  commsPreferences: '/portal/api/comms-preferences-msrv',
  aggregatedRewards: '/portal/api/aggregated-rewards-msrv',
} as const;

/** The name of one of the portal's services, as it stands in braces in an endpoint's path. */
export type BasePathName = keyof typeof defaultBasePaths;
