import * as v from 'valibot';
import type { Recommendation } from '../../../src/contract/answers/features';
import { endpoints } from '../../../src/contract/endpoints';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { fill } from '../../../src/features/recommender/fill';
import { selectOffers } from '../../../src/features/recommender/Recommender';
import {
  cardSeen,
  recommenderReducers,
  recommenderSaga,
  type recommenderSlice,
} from '../../../src/features/recommender/slice';
import type { Page } from '../../../src/platform/services';
import { loaded } from '../../support/builders';
import { type Answer, createWorld } from '../../support/world';

const titled = (titles: readonly string[]) =>
  titles.map((title) => ({ title, googleAnalyticsMessageId: title.startsWith('no id') ? undefined : title }));

// Rule `recommender.fill`.
describe('the recommender fills up', () => {
  it.each([
    ['with next-best offers before extra content', ['r'], ['n'], ['e', 'f'], ['r', 'n', 'e']],
    ['to three recommendations at most', ['r', 's', 't', 'u'], ['n'], ['e'], ['r', 's', 't']],
    ['with no more next-best offers than there is room', ['r', 's'], ['n', 'o'], ['e'], ['r', 's', 'n']],
    ['with no offer that repeats another', ['r'], ['r', 'n', 'n'], ['e'], ['r', 'n', 'e']],
    ['with other things though they repeat one', ['r', 'r'], [], ['r'], ['r', 'r', 'r']],
    [
      'with offers without an id, which never repeat',
      ['no id 1'],
      ['no id 2', 'no id 3'],
      [],
      ['no id 1', 'no id 2', 'no id 3'],
    ],
    ['with what there is', [], ['n'], [], ['n']],
  ])('%s', (_, recommendations, nextBestOffer, extraContent, filled) => {
    const given = {
      recommendations: titled(recommendations),
      nextBestOffer: titled(nextBestOffer),
      extraContent: titled(extraContent),
    };
    expect(fill(given).map(({ title }) => title)).toEqual(filled);
  });

  it('with the other lists if one cannot be read', () => {
    const { schema } = endpoints.recommendations;
    const recommendations = [{ title: 'r' }];
    for (const odd of [[null], '', { title: 'one' }]) {
      const read = v.parse(schema, { recommendations, nextBestOffer: odd, extraContent: odd });
      expect(fill(read).map(({ title }) => title)).toEqual(['r']);
    }
  });

  it('only with readable items, and a message alone is readable', () => {
    const items = [{}, { message: 'Words' }];
    for (const source of ['recommendations', 'nextBestOffer', 'extraContent']) {
      const given = { recommendations: [], nextBestOffer: [], extraContent: [], [source]: items };
      expect(fill(given).map(({ label }) => label)).toEqual(['Words']);
    }
  });
});

const page: Page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };

const offersOf = (recommender: ReturnType<typeof recommenderSlice.reducer>) =>
  selectOffers({ recommender, page, configuration: defaultConfiguration });

const offers = (...recommendations: readonly Recommendation[]) =>
  offersOf(loaded({ recommendations, nextBestOffer: [], extraContent: [] }));

describe('the cards of the recommender', () => {
  // Rule `recommender.hidden`.
  it.each(['idle', 'loading', 'failed'] as const)('are none while the answer is %s', (status) => {
    expect(offersOf({ status })).toEqual([]);
  });

  it('contain the readable parts of an item', () => {
    const whole = {
      title: 'Travelling soon?',
      message: 'Cover a whole trip.',
      imageUrl: '/cms/site/images/travel.svg',
      webQuoteUrl: '/portal/quotes/travel',
      actionText: 'Get a quote',
      googleAnalyticsMessageId: 'REC-TRAVEL',
    };
    expect(offers(whole)).toEqual([
      {
        key: 'offer 0',
        name: { identity: 'REC-TRAVEL 0', label: 'Travelling soon?', messageId: 'REC-TRAVEL' },
        title: 'Travelling soon?',
        message: 'Cover a whole trip.',
        image: '/cms/site/images/travel.svg',
        link: { address: '/portal/quotes/travel', text: 'Get a quote' },
      },
    ]);
  });

  // Rule `content.pictures`. Which are left out is tested where the address of an offer's picture is made.
  it('have the picture of an offer', () => {
    expect(offers({ title: 'A', imageUrl: 'images/a.png' })).toMatchObject([{ image: '/images/a.png' }]);
  });

  it('have a link if the address is safe and there is a text for it: that of the action, or the title', () => {
    const cards = offers(
      { title: 'Unsafe', actionText: 'Go', webQuoteUrl: 'javascript:alert(1)' },
      { message: 'No words', webQuoteUrl: '/quote' },
      { title: 'A start', webQuoteUrl: '/quote' },
    );
    expect(cards.map(({ link }) => link)).toEqual([undefined, undefined, { address: '/quote', text: 'A start' }]);
  });

  // Rule `recommender.impression`.
  it('are distinguished by their text if they have no message id, and by their number if they are alike', () => {
    const cards = offers({ message: 'One' }, { title: 'Two', webQuoteUrl: '/two' }, { message: 'One' });
    expect(cards.map(({ name }) => name)).toEqual([
      { identity: 'One  0', label: 'One' },
      { identity: 'Two /two 0', label: 'Two' },
      { identity: 'One  1', label: 'One' },
    ]);
  });
});

const world = (recommendations: Answer) =>
  createWorld({ reducer: recommenderReducers, sagas: [recommenderSaga] }, { answers: { recommendations } });

it('A failure of the recommender is recorded', async () => {
  const { enter, state, outbox } = world(new Error('503'));
  await enter();
  expect(state().recommender).toMatchObject({ status: 'failed' });
  expect(outbox.logged).toEqual(['There was an issue fetching the recommended products']);
});

// Rule `recommender.impression`.
it('An impression is posted once for each item, however often its card is seen', async () => {
  const { happen, outbox } = world({});
  const name = { identity: 'a', label: 'Title a', messageId: 'a' };
  await happen(cardSeen(name), cardSeen(name), cardSeen({ identity: 'x', label: 'No message id' }));
  expect(outbox.analytics).toEqual([
    { category: 'recommender', action: 'impression', label: 'Title a', messageId: 'a' },
    { category: 'recommender', action: 'impression', label: 'No message id' },
  ]);
});

// Rule `content.leftOut`.
it('An origin whose pictures are left out of the offers is named once', async () => {
  const recommendations = ['1', '2'].map((title) => ({ title, imageUrl: `https://elsewhere.example/${title}.png` }));
  const { enter, outbox } = world({ recommendations });
  await enter();
  expect(outbox.logged).toEqual([
    'Pictures from https://elsewhere.example are left out: content.pictureOrigins does not name it',
  ]);
});
