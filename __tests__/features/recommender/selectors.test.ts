import type { Recommendation, Recommendations } from '../../../src/contract/answers/features';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { selectOffers } from '../../../src/features/recommender/Recommender';
import type { RecommenderPart } from '../../../src/features/recommender/slice';
import type { Page } from '../../../src/platform/services';

const bare: Recommendation = {
  title: undefined,
  message: undefined,
  imageUrl: undefined,
  webQuoteUrl: undefined,
  actionText: undefined,
  googleAnalyticsMessageId: undefined,
};

const page: Page = { host: 'portal.example', origin: 'https://portal.example', path: '/' };

const part = (recommender: RecommenderPart['recommender']) => ({
  recommender,
  page,
  configuration: defaultConfiguration,
});

const loaded = (recommendations: readonly Recommendation[]) => {
  const summary: Recommendations = { recommendations, nextBestOffer: [], extraContent: [] };
  return part({ status: 'loaded', summary, at: 0 });
};

describe('the cards of the recommender', () => {
  // Rule `recommender.hidden`.
  it.each(['idle', 'loading', 'failed'] as const)('are none while the answer is %s', (status) => {
    expect(selectOffers(part({ status }))).toEqual([]);
  });

  it('contain the readable parts of an item', () => {
    const whole: Recommendation = {
      title: 'Travelling soon?',
      message: 'Cover a whole trip.',
      imageUrl: '/cms/site/images/travel.svg',
      webQuoteUrl: '/portal/quotes/travel',
      actionText: 'Get a quote',
      googleAnalyticsMessageId: 'REC-TRAVEL',
    };
    expect(selectOffers(loaded([whole]))).toEqual([
      {
        key: '0',
        name: { identity: 'REC-TRAVEL', label: 'Travelling soon?', messageId: 'REC-TRAVEL' },
        title: 'Travelling soon?',
        message: 'Cover a whole trip.',
        image: '/cms/site/images/travel.svg',
        link: { address: '/portal/quotes/travel', text: 'Get a quote' },
      },
    ]);
  });

  it.each(['/portal/api/portfolio-msrv/disclaimer/accept?version=1', 'https://elsewhere.example/a.png'])(
    'have no picture from a call or another origin: %s',
    (imageUrl) => {
      expect(selectOffers(loaded([{ ...bare, title: 'A', imageUrl }]))[0]).toMatchObject({
        title: 'A',
        image: undefined,
      });
    },
  );

  // Rule `content.pictures`.
  it('have their picture as it comes from anywhere else on the page’s own origin', () => {
    expect(selectOffers(loaded([{ ...bare, title: 'A', imageUrl: 'images/a.png' }]))[0]?.image).toBe('/images/a.png');
  });

  it('have no link if the address is unsafe or there is no text for it', () => {
    const cards = selectOffers(
      loaded([
        { ...bare, title: 'Unsafe', actionText: 'Go', webQuoteUrl: 'javascript:alert(1)' },
        { ...bare, message: 'No words', webQuoteUrl: '/quote' },
      ]),
    );
    expect(cards.map(({ link }) => link)).toEqual([undefined, undefined]);
  });

  it('name the link by the title if the action has no text', () => {
    const [card] = selectOffers(loaded([{ ...bare, title: 'A start', webQuoteUrl: '/quote' }]));
    expect(card?.link).toEqual({ address: '/quote', text: 'A start' });
  });

  it('are distinguished by their text if they have no message id', () => {
    const cards = selectOffers(
      loaded([
        { ...bare, message: 'One' },
        { ...bare, title: 'Two', webQuoteUrl: '/two' },
      ]),
    );
    expect(cards.map(({ name }) => name)).toEqual([
      { identity: 'One ', label: 'One' },
      { identity: 'Two /two', label: 'Two' },
    ]);
  });
});
