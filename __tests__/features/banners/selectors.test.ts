import type { BannerSummary, RewardsBanner } from '../../../src/contract/answers/portfolio';
import { selectArsBanner, selectGeneralBanners } from '../../../src/features/banners/selectors';
import type { BannersCorner, BannersState } from '../../../src/features/banners/slice';

const corner = (banners: Partial<BannersState>): BannersCorner => ({
  banners: { ars: { status: 'idle' }, summary: { status: 'idle' }, ...banners },
});

const ars = (answer: Partial<RewardsBanner>) =>
  selectArsBanner(
    corner({
      ars: {
        status: 'loaded',
        at: 0,
        summary: { showBanner: true, bannerLink: '/play', heading: undefined, textColour: undefined, ...answer },
      },
    }),
  );

const general = (answer: Partial<BannerSummary>) =>
  selectGeneralBanners(
    corner({
      summary: {
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
    expect(selectArsBanner(corner({ ars: { status } }))).toBeUndefined();
  });

  it.each([false, undefined])('does not show where showBanner is %s', (showBanner) => {
    expect(ars({ showBanner })).toBeUndefined();
  });

  it('is named "Active Rewards" unless its answer names it', () => {
    expect(ars({})).toEqual({ heading: 'Active Rewards', textColour: undefined, address: '/play' });
    expect(ars({ heading: '3 plays', textColour: '#000' })).toMatchObject({ heading: '3 plays', textColour: '#000' });
  });

  it('is no link to an unsafe address', () => {
    expect(ars({ bannerLink: 'javascript:alert(1)' })?.address).toBeUndefined();
  });
});

describe('the general banners', () => {
  it.each(['idle', 'loading', 'failed'] as const)('do not show while their answer is %s', (status) => {
    expect(selectGeneralBanners(corner({ summary: { status } }))).toBeUndefined();
  });

  it('do not show where showBanner is false, nor without a fragment', () => {
    expect(general({ showBanner: false })).toBeUndefined();
    expect(general({ hippoUrls: [] })).toBeUndefined();
  });

  it.each([true, undefined])('are one for each fragment where showBanner is %s', (showBanner) => {
    expect(general({ showBanner, heading: 'Good to know', bannerLink: '/offers' })).toEqual({
      heading: 'Good to know',
      textColour: undefined,
      address: '/offers',
      fragments: [{ path: '/a' }, { path: '/a' }],
    });
  });
});
