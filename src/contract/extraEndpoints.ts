import * as blocks from './answers/blocks';
import * as features from './answers/features';
import * as rewards from './answers/rewards';
import { anyBody, assumedGet, get, knownBase, later, post, withAccessToken, write } from './endpoint';
import { anything } from './readers';

/** The calls of blocks, rewards and dialogs; their schemas come with the extras. */
export const extraEndpoints = {
  healthStatus: get('healthStatus', '{portfolio}/vitality/status/health', rewards.healthStatusSchema),
  driveStatus: get('driveStatus', '{portfolio}/vitality/status/drive', rewards.driveStatusSchema),
  moneyStatus: assumedGet('moneyStatus', '{portfolio}/vitality/status/money', rewards.moneyStatusSchema),
  rewardSummary: withAccessToken(
    post('rewardSummary', '{portfolio}/vitality/reward-summary/v3', rewards.rewardSummarySchema),
  ),
  rewardSummaryBalance: get('rewardSummaryBalance', '{portfolio}/vitality/reward-summary', rewards.rewardSummarySchema),
  rewardRedirect: anyBody(get('rewardRedirect', '{portfolio}/vitality/reward-summary/redirect', anything())),
  manageDetails: later(get('manageDetails', '{portfolio}/manageDetails/summary', blocks.manageDetailsSchema)),
  disclaimerEnable: later(get('disclaimerEnable', '{portfolio}/disclaimer/enable', features.disclaimerEnableSchema)),
  disclaimerAccept: write(get('disclaimerAccept', '{portfolio}/disclaimer/accept', features.disclaimerAcceptSchema)),
  onboardingQuery: later(get('onboardingQuery', '{portfolio}/vfs/popup/query', features.onboardingQuerySchema)),
  onboardingUpdate: write(anyBody(post('onboardingUpdate', '{portfolio}/vfs/popup/update', anything()))),
  mandateItems: later(
    get('mandateItems', '{mandate}/api/v1/mandate/get-outstanding-items-by-entity-no', features.mandateItemsSchema),
  ),
  digitalConsent: later(knownBase(get('digitalConsent', '{portfolio}/digital/consent', features.digitalConsentSchema))),
  digitalAcceptance: later(
    knownBase(get('digitalAcceptance', '{portfolio}/digital/acceptance', features.digitalAcceptanceSchema)),
  ),
  willItems: later(get('willItems', '{estatePlanning}/will/action-items', features.willItemsSchema)),
  viewConsent: later(get('viewConsent', '{commsPreferences}/form4/view-consent', features.viewConsentSchema)),
  updateConsent: write(anyBody(post('updateConsent', '{commsPreferences}/form4/update-consent', anything()))),
  viewPreferences: get('viewPreferences', '{commsPreferences}/member/view-preferences', features.viewPreferencesSchema),
  updatePreference: write(anyBody(post('updatePreference', '{commsPreferences}/member/update-preference', anything()))),
  rewardsBanner: later(get('rewardsBanner', '{aggregatedRewards}/rewards/banner', blocks.rewardsBannerSchema)),
  bannerSummary: later(knownBase(get('bannerSummary', '{portfolio}/banner/summary', blocks.bannerSummarySchema))),
  recommendations: later(
    get('recommendations', '{recommender}/recommender/recommendations/v3', features.recommendationsSchema),
  ),
} as const;
