import type { BannerSummary, RewardsBanner } from '../../../src/contract/answers/blocks';
import {
  type BannersPart,
  selectArsBanner,
  selectArsRoom,
  selectGeneralBanners,
  selectGeneralRoom,
} from '../../../src/features/banners/slice';
import { roomReducer } from '../../../src/portfolio/room';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { navigationReducer } from '../../../src/state/navigation/slice';
import { inWords } from '../../support/inWords';

const part = (banners: Partial<BannersPart>): BannersPart => ({
  arsBanner: { status: 'idle' },
  bannerSummary: { status: 'idle' },
  ...banners,
});

const ars = (answer: Partial<RewardsBanner>) =>
  selectArsBanner(
    part({
      arsBanner: {
        status: 'loaded',
        at: 0,
        summary: { showBanner: true, bannerLink: '/play', heading: undefined, textColour: undefined, ...answer },
      },
    }),
  );

const general = (answer: Partial<BannerSummary>) =>
  selectGeneralBanners(
    part({
      bannerSummary: {
        status: 'loaded',
        at: 0,
        summary: {
          showBanner: undefined,
          bannerLink: undefined,
          heading: undefined,
          textColour: undefined,
          hippoUrls: ['/a', '/a'],
          ...answer,
        },
      },
    }),
  );

describe('the ars banner', () => {
  it.each(['idle', 'loading', 'failed'] as const)('does not show while its answer is %s', (status) => {
    expect(selectArsBanner(part({ arsBanner: { status } }))).toBeUndefined();
  });

  // Rule `banner.shown`.
  it.each([false, undefined])('does not show if showBanner is %s', (showBanner) => {
    expect(ars({ showBanner })).toBeUndefined();
  });

  it('is named "Active Rewards" unless its answer has a name', () => {
    expect(inWords(ars({}))).toEqual({ heading: 'Active Rewards', textColour: undefined, address: '/play' });
    expect(ars({ heading: '3 plays', textColour: '#000' })).toMatchObject({ heading: '3 plays', textColour: '#000' });
  });

  it('has no link to an unsafe address', () => {
    expect(ars({ bannerLink: 'javascript:alert(1)' })?.address).toBeUndefined();
  });
});

describe('the general banners', () => {
  it.each(['idle', 'loading', 'failed'] as const)('do not show while their answer is %s', (status) => {
    expect(selectGeneralBanners(part({ bannerSummary: { status } }))).toBeUndefined();
  });

  it('do not show if showBanner is false, nor without a fragment', () => {
    expect(general({ showBanner: false })).toBeUndefined();
    expect(general({ hippoUrls: [] })).toBeUndefined();
  });

  // Rule `banner.shown`.
  it.each([true, undefined])('are one for each fragment if showBanner is %s', (showBanner) => {
    expect(general({ showBanner, heading: 'Good to know', bannerLink: '/offers' })).toEqual({
      heading: 'Good to know',
      textColour: undefined,
      address: '/offers',
      fragments: [{ path: '/a' }, { path: '/a' }],
    });
  });
});

describe('the space of the banners', () => {
  const start = { type: 'start' };
  const rooms = (banners: Partial<BannersPart>) => {
    const state = {
      ...part(banners),
      room: { ...roomReducer(undefined), arsBanner: 1, generalBanners: 3 },
      portfolio: portfolioReducer(undefined, start),
      navigation: navigationReducer(undefined, start),
    };
    return [selectArsRoom(state), selectGeneralRoom(state)];
  };
  const asked = { heading: undefined, textColour: undefined, bannerLink: undefined };
  const showing = (showBanner: boolean): BannersPart => ({
    arsBanner: { status: 'loaded', at: 0, summary: { ...asked, showBanner } },
    bannerSummary: { status: 'loaded', at: 0, summary: { ...asked, showBanner, hippoUrls: ['/a', '/b'] } },
  });

  it.each(['idle', 'loading'] as const)('is that of the last visit while their answers are %s', (status) => {
    expect(rooms({ arsBanner: { status }, bannerSummary: { status } })).toEqual([1, 3]);
  });

  it('is that of what shows, once it is known', () => {
    expect(rooms(showing(true))).toEqual([1, 2]);
    expect(rooms(showing(false))).toEqual([0, 0]);
  });

  it('is none if they could not be had', () => {
    expect(rooms({ arsBanner: { status: 'failed' }, bannerSummary: { status: 'failed' } })).toEqual([0, 0]);
  });
});
