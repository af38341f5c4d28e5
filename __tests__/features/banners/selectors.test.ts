import type { BannerSummary, RewardsBanner } from '../../../src/contract/answers/blocks';
import { selectArsRoom, selectGeneralRoom } from '../../../src/features/banners/Banners';
import { type BannersPart, selectArsBanner, selectGeneralBanners } from '../../../src/features/banners/slice';
import { roomReducer } from '../../../src/portfolio/room';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { navigationReducer } from '../../../src/state/navigation/slice';
import { loaded } from '../../support/builders';
import { inWords } from '../../support/inWords';

const both = (arsBanner: BannersPart['arsBanner'], bannerSummary: BannersPart['bannerSummary']): BannersPart => ({
  arsBanner,
  bannerSummary,
});

const answered = (ars: RewardsBanner, general: Partial<BannerSummary> = {}) =>
  both(loaded({ showBanner: true, bannerLink: '/play', ...ars }), loaded({ hippoUrls: ['/a', '/a'], ...general }));

const shown = (state: BannersPart) => [selectArsBanner(state), selectGeneralBanners(state)];

it.each(['idle', 'loading', 'failed'] as const)('No banner shows while its answer is %s', (status) => {
  expect(shown(both({ status }, { status }))).toEqual([undefined, undefined]);
});

describe('the ars banner', () => {
  const ars = (answer: RewardsBanner) => selectArsBanner(answered(answer));

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
  const general = (answer: Partial<BannerSummary>) => selectGeneralBanners(answered({}, answer));

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
      paths: ['/a', '/a'],
    });
  });
});

it.each([
  ['have not been asked for', true, both({ status: 'idle' }, { status: 'idle' })],
  ['are loading', true, both({ status: 'loading' }, { status: 'loading' })],
  ['are there', false, answered({})],
  ['could not be had', false, both({ status: 'failed' }, { status: 'failed' })],
])(
  'While the answers of the banners %s, it is %s that space is kept for those of the last visit',
  (_, isKept, banners) => {
    const start = { type: 'start' };
    const portfolio = portfolioReducer(undefined, start);
    const roomsOf = (arsBanner: number, generalBanners: number) => {
      const room = { ...roomReducer(undefined), arsBanner, generalBanners };
      const state = { ...banners, room, portfolio, navigation: navigationReducer(undefined, start) };
      return [selectArsRoom(state), selectGeneralRoom(state)];
    };
    expect([roomsOf(1, 3), roomsOf(0, 0)]).toEqual([
      [isKept, isKept],
      [false, false],
    ]);
  },
);
