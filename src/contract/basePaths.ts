/**
 * The base path of each of the portal's services, without a trailing slash. Operators can change each one in the
 * runtime configuration.
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

/** The name of one of the portal's services, written in braces in an endpoint's path. */
export type BasePathName = keyof typeof defaultBasePaths;
