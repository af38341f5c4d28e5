import { contentReducer } from '../../../src/content';
import type { EndpointName } from '../../../src/contract/endpoints';
import { type BannersPart, bannersReducers, bannersSaga } from '../../../src/features/banners/slice';
import type { FragmentAnswer } from '../../support/builders';
import { type Answer, createWorld, settle } from '../../support/world';

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
