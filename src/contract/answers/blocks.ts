/** The answers of the other blocks: `rewardsBannerSchema` is that of the call `rewardsBanner`. */
import * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { address, flag, isText, list, record, text } from '../readers';

const detailSchema = record({ Description: text, Link: address });

/** The links of the "Manage your details" slider, unchecked; an entry without a description or link is not shown. */
export const manageDetailsSchema = record({ Details: list(detailSchema) });

const bannerFields = { showBanner: flag, bannerLink: address, heading: text, textColour: text };
const pathsSchema = v.pipe(
  v.unknown(),
  v.transform((input) => (typeof input === 'string' ? [input].filter(isText) : input)),
  list(v.custom<string>(isText)),
);
const sentBannersSchema = record({ ...bannerFields, hippoUrl: v.optional(pathsSchema) });

/** The general banners, one for each fragment path of `hippoUrl`; a single path counts as one. */
export const bannerSummarySchema = v.pipe(
  sentBannersSchema,
  v.transform(({ hippoUrl = [], ...banner }) => ({ ...banner, hippoUrls: hippoUrl })),
);

/** The ars banner; it shows only when `showBanner` is true. */
export const rewardsBannerSchema = record(bannerFields);

/** What the fields mean, for the published contract. */
export const meanings = () => {
  const banner = {
    showBanner: optional('Whether the banner shows.', 'The ars banner does not show; a general banner does.'),
    bannerLink: optional('Where the banner leads.', 'The banner is no link.'),
    heading: optional('The heading of the banner.', 'A default heading, or none.'),
    textColour: optional('The colour of the heading: any that CSS knows.', 'The colour of the page.'),
  };
  return [
    meaningOf(manageDetailsSchema, {
      Details: optional('The links.', 'There are none: the block is hidden.'),
    }),
    meaningOf(detailSchema, {
      Description: needed('The text of the link.', 'The entry is left out.'),
      Link: needed('Its address.', 'The entry is left out.'),
    }),
    meaningOf(rewardsBannerSchema, banner),
    meaningOf(sentBannersSchema, {
      ...banner,
      hippoUrl: optional(
        'The paths of the fragments, one banner for each; a single path counts as one.',
        'No banner.',
        {
          type: ['array', 'string'],
          items: { type: 'string' },
        },
      ),
    }),
  ];
};
