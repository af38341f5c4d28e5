import type { BannerSummary, RewardsBanner } from '../../../src/contract/answers/blocks';
import { selectArsBanner, selectGeneralBanners } from '../../../src/features/banners/selectors';
import type { BannersPart, BannersState } from '../../../src/features/banners/slice';

const part = (banners: Partial<BannersState>): BannersPart => ({
  banners: { ars: { status: 'idle' }, summary: { status: 'idle' }, ...banners },
});

const ars = (answer: Partial<RewardsBanner>) =>
  selectArsBanner(
    part({
      ars: {
        status: 'loaded',
        at: 0,
        summary: { showBanner: true, bannerLink: '/play', heading: undefined, textColour: undefined, ...answer },
      },
    }),
  );

const general = (answer: Partial<BannerSummary>) =>
  selectGeneralBanners(
    part({
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
    expect(selectArsBanner(part({ ars: { status } }))).toBeUndefined();
  });

  // Rule `banner.shown`.
  it.each([false, undefined])('does not show if showBanner is %s', (showBanner) => {
    expect(ars({ showBanner })).toBeUndefined();
  });

  it('is named "Active Rewards" unless its answer has a name', () => {
    expect(ars({})).toEqual({ heading: 'Active Rewards', textColour: undefined, address: '/play' });
    expect(ars({ heading: '3 plays', textColour: '#000' })).toMatchObject({ heading: '3 plays', textColour: '#000' });
  });

  it('has no link to an unsafe address', () => {
    expect(ars({ bannerLink: 'javascript:alert(1)' })?.address).toBeUndefined();
  });
});

describe('the general banners', () => {
  it.each(['idle', 'loading', 'failed'] as const)('do not show while their answer is %s', (status) => {
    expect(selectGeneralBanners(part({ summary: { status } }))).toBeUndefined();
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
