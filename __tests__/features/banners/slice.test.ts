import type { InferOutput } from 'valibot';
import { contentReducer } from '../../../src/content';
import type { bannerSummarySchema, rewardsBannerSchema } from '../../../src/contract/answers/blocks';
import type { EndpointName } from '../../../src/contract/endpoints';
import { selectArsRoom, selectGeneralRoom } from '../../../src/features/banners/Banners';
import {
  type BannersPart,
  bannersReducers,
  bannersSaga,
  selectArsBanner,
  selectGeneralBanners,
} from '../../../src/features/banners/slice';
import { roomReducer } from '../../../src/portfolio/room';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { navigationReducer } from '../../../src/state/navigation/slice';
import { type FragmentAnswer, loaded } from '../../support/builders';
import { inWords } from '../../support/inWords';
import { type Answer, createWorld, settle } from '../../support/world';

const both = (arsBanner: BannersPart['arsBanner'], bannerSummary: BannersPart['bannerSummary']): BannersPart => ({
  arsBanner,
  bannerSummary,
});

type RewardsBanner = InferOutput<typeof rewardsBannerSchema>;
type BannerSummary = InferOutput<typeof bannerSummarySchema>;

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

const answers = {
  rewardsBanner: { showBanner: true, bannerLink: '/play' },
  bannerSummary: { hippoUrl: ['/b/one', '/b/two'] },
};

const world = (
  given: Partial<Record<EndpointName, Answer>> = {},
  fragment?: FragmentAnswer,
  stored: Readonly<Record<string, string>> = {},
) =>
  createWorld(
    { reducer: { ...bannersReducers, content: contentReducer }, sagas: [bannersSaga] },
    { answers: { ...answers, ...given }, fragment, stored },
  );

const statuses = ({ arsBanner, bannerSummary }: BannersPart) => [arsBanner.status, bannerSummary.status];

describe('loading the banners', () => {
  it('asks both calls at once, and fetches the fragments that the summary names', async () => {
    const { arrive, state, outbox } = world();
    arrive();
    expect(outbox.calls).toEqual(['rewardsBanner', 'bannerSummary']);
    expect(statuses(state())).toEqual(['loading', 'loading']);
    await settle();
    expect(statuses(state())).toEqual(['loaded', 'loaded']);
    expect(outbox.fragments).toEqual(['/cms/site/b/one', '/cms/site/b/two']);
    expect(outbox.logged).toEqual([]);
  });

  it('fetches no fragments of a summary that does not show', async () => {
    const { arrive, outbox } = world({ bannerSummary: { showBanner: false, hippoUrl: '/b/one' } });
    arrive();
    await settle();
    expect(outbox.fragments).toEqual([]);
  });

  it.each([
    ['rewardsBanner', ['failed', 'loaded'], 'There was an issue fetching the ars banner'],
    ['bannerSummary', ['loaded', 'failed'], 'There was an issue fetching the banner summary'],
  ] as const)('records a failure of %s without affecting the other', async (name, expected, message) => {
    const { arrive, state, outbox } = world({ [name]: new Error('503') });
    arrive();
    await settle();
    expect(statuses(state())).toEqual(expected);
    expect(outbox.logged).toEqual([message]);
  });

  it('fetches no failed fragment again because the ars banner answers later', async () => {
    let answer: (banner: unknown) => void = () => undefined;
    const rewardsBanner = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { arrive, outbox, state } = world({ rewardsBanner }, new Error('503'));
    arrive();
    // For a second after its outcome no block asks for a fragment again.
    await jest.advanceTimersByTimeAsync(1_000);
    answer({ showBanner: true });
    await settle();
    expect(statuses(state())).toEqual(['loaded', 'loaded']);
    expect(outbox.fragments).toEqual(['/cms/site/b/one', '/cms/site/b/two']);
  });
});

describe('the space that the next visit reserves for the banners', () => {
  const hidden = { showBanner: false, hippoUrl: '/b/one' };
  const failed = new Error('503');

  // The digits are: ars banners, general banners, outstanding actions, payments, five fragments.
  it.each([
    ['is theirs if they show', {}, '003100000', '123100000'],
    ['is none if they do not', { rewardsBanner: hidden, bannerSummary: hidden }, '143100000', '003100000'],
    ['stays if neither could be had', { rewardsBanner: failed, bannerSummary: failed }, '143100000', '143100000'],
    [
      'stays for the ars banner alone if only that could not be had',
      { rewardsBanner: failed },
      '143100000',
      '123100000',
    ],
  ])('%s', async (_, given, before, after) => {
    const { arrive, kept } = world(given, undefined, { 'portfolio.room': before });
    arrive();
    await settle();
    expect([...kept]).toEqual([['portfolio.room', after]]);
  });
});
