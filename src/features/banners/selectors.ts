import { createSelector } from 'reselect';
import type { FragmentSource } from '../../content';
import { safeAddress } from '../../platform/address';
import { type RoomCorner, selectRoom } from '../../portfolio/room';
import type { PortfolioCorner } from '../../portfolio/slice';
import type { NavigationCorner } from '../../state/navigation/slice';
import type { BannersCorner } from './slice';

/** The ars banner, fit to be shown. */
export interface ArsBanner {
  readonly heading: string;
  readonly textColour?: string | undefined;
  /** A checked address; without one the banner is no link. */
  readonly address?: string | undefined;
}

/** The general banners, fit to be shown: at least one fragment, under what they have in common. */
export interface GeneralBanners {
  readonly heading?: string | undefined;
  readonly textColour?: string | undefined;
  /** A checked address; without one there is no link. */
  readonly address?: string | undefined;
  readonly fragments: readonly FragmentSource[];
}

const defaultHeading = 'Active Rewards';

/** The ars banner; `undefined` unless its answer says that it shows. */
export const selectArsBanner = createSelector(
  [(state: BannersCorner) => state.banners.ars],
  (answer): ArsBanner | undefined => {
    if (answer.status !== 'loaded' || answer.summary.showBanner !== true) return undefined;
    const { heading = defaultHeading, textColour, bannerLink } = answer.summary;
    return { heading, textColour, address: safeAddress(bannerLink) };
  },
);

/** The general banners; `undefined` where there is none, and where the answer says that nothing of it shows. */
export const selectGeneralBanners = createSelector(
  [(state: BannersCorner) => state.banners.summary],
  (answer): GeneralBanners | undefined => {
    if (answer.status !== 'loaded' || answer.summary.showBanner === false) return undefined;
    const { heading, textColour, bannerLink, hippoUrls } = answer.summary;
    if (hippoUrls.length === 0) return undefined;
    return { heading, textColour, address: safeAddress(bannerLink), fragments: hippoUrls.map((path) => ({ path })) };
  },
);

const none: readonly FragmentSource[] = [];

/** The fragments of the general banners that show. */
export const selectFragments = (state: BannersCorner): readonly FragmentSource[] =>
  selectGeneralBanners(state)?.fragments ?? none;

type Expectation = BannersCorner & RoomCorner & PortfolioCorner & NavigationCorner;

const isAwaited = (status: string): boolean => status === 'idle' || status === 'loading';

/** How many ars banners room is kept for: one where it shows, or is expected to. */
export const selectArsRoom = (state: Expectation): number =>
  isAwaited(state.banners.ars.status) ? selectRoom(state).arsBanner : selectArsBanner(state) === undefined ? 0 : 1;

/** How many fragments of general banners room is kept for: those that show, or are expected to. */
export const selectGeneralRoom = (state: Expectation): number =>
  isAwaited(state.banners.summary.status) ? selectRoom(state).generalBanners : selectFragments(state).length;
