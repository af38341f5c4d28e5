import * as v from 'valibot';
import { flag, list, record, text } from '../readers';

/** Answer of `manageDetails`. */
export const manageDetailsSchema = record({ Details: list(record({ Description: text(), Link: text() })) });

/** The links of the "Manage your details" slider, unchecked; an entry without a description or link is not shown. */
export type ManageDetails = v.InferOutput<typeof manageDetailsSchema>;

/** Answer of `bannerSummary`: `hippoUrl` is a list of fragment paths; a single path counts as one. */
export const bannerSummarySchema = v.pipe(
  record({
    showBanner: flag(),
    bannerLink: text(),
    heading: text(),
    textColour: text(),
    hippoUrl: v.optional(v.unknown()),
  }),
  v.transform(({ hippoUrl, ...banner }) => ({
    ...banner,
    hippoUrls: (Array.isArray(hippoUrl) ? hippoUrl : [hippoUrl]).filter(
      (path): path is string => typeof path === 'string' && path.trim() !== '',
    ),
  })),
);

/** The general banners: one fragment for each of `hippoUrls`. */
export type BannerSummary = v.InferOutput<typeof bannerSummarySchema>;

/** Answer of `rewardsBanner`, the ars banner. */
export const rewardsBannerSchema = record({
  showBanner: flag(),
  bannerLink: text(),
  heading: text(),
  textColour: text(),
});

/** The ars banner; it shows only when `showBanner` is true. */
export type RewardsBanner = v.InferOutput<typeof rewardsBannerSchema>;
